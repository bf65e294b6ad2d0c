/** The files of a site that lie over the shipped ones. */
import path from "node:path";
import type * as z from "zod";
import type { Fault } from "./fault";
import { readOver, type Read } from "./read-file.server";
import type { Reading } from "./reading.server";
import type { SourceFile } from "./yaml-file.server";

/** By name: `home` is home.yaml. */
export type Schemas = Record<string, z.ZodType>;
export type ReadFolder<S extends Schemas> = { [Name in keyof S]: Read<z.infer<S[Name]>> };

/** All files that `schemas` names, each with what it says or its faults. `own`: the site's folder, where it has one. */
export async function readFolder<S extends Schemas>(
  reading: Reading,
  { own, shipped }: { own: string | undefined; shipped: string },
  schemas: S,
): Promise<ReadFolder<S>> {
  const files: Record<string, Read<unknown>> = {};
  // The shipped folder needn't lie over itself.
  const above = own !== undefined && path.resolve(own) !== path.resolve(shipped) ? own : undefined;
  for (const [name, schema] of Object.entries(schemas)) {
    files[name] = await readOne(`${name}.yaml`, schema);
  }
  return files as ReadFolder<S>;

  async function readOne(file: string, schema: z.ZodType): Promise<Read<unknown>> {
    const base = await sourceFile(reading, path.join(shipped, file));
    const over =
      above === undefined ? undefined : await sourceFile(reading, path.join(above, file));
    if (over && "text" in over) return { faults: [over] };
    if (!base || "text" in base) return { faults: [base ?? { file, text: "isn't shipped" }] };
    return readOver(base, over, { schema });
  }
}

/** Undefined where there is no such file, a fault where it can't be read. */
export async function sourceFile(
  reading: Reading,
  file: string,
): Promise<SourceFile | Fault | undefined> {
  const name = path.basename(file);
  try {
    const bytes = await reading.read(file);
    return bytes && { name, bytes };
  } catch (error) {
    const { code = "unknown" } = error as NodeJS.ErrnoException;
    return { file: name, text: `the file can't be read: ${file} (${code})` };
  }
}
