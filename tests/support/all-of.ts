/** Everything that comes, in its order. */
export async function allOf<T>(items: AsyncIterable<T> | undefined): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items ?? []) all.push(item);
  return all;
}
