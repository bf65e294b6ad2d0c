/** The values of a site's own file laid over the shipped ones: maps key by key, at every depth; lists and scalars whole. */
export function merged(shipped: unknown, own: unknown): unknown {
  if (own === undefined) return shipped;
  if (!isMap(shipped) || !isMap(own)) return own;
  const keys = new Set([...Object.keys(shipped), ...Object.keys(own)]);
  return Object.fromEntries(
    Array.from(keys, (key) => [
      key,
      Object.hasOwn(own, key) && Object.hasOwn(shipped, key)
        ? merged(shipped[key], own[key])
        : (Object.hasOwn(own, key) ? own : shipped)[key],
    ]),
  );
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
