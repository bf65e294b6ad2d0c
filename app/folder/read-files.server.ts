/**
 * The files of a site, each against its schema: what they say, or everything that is wrong with them. A site's own lie
 * over the shipped ones. And how to notice that they have become others since.
 */
import fs from "node:fs/promises";
import path from "node:path";
import { isMap } from "yaml";
import * as z from "zod";
import { errorClass, log } from "../log.server";
import {
  placeOf,
  says,
  textsIn,
  valueFaults,
  type Field,
  type Issue,
  type Path,
  type Spot,
} from "./value-faults.server";
import {
  parseYaml,
  type Fault,
  type Place,
  type SourceFile,
  type YamlFile,
} from "./yaml-file.server";

/** What a file must be. */
type Rules<T> = {
  schema: z.ZodType<T>;
  /** What is wrong beside its shape, whether or not that is right. */
  more?: (values: unknown) => Issue[];
};

export type Read<T> = ReadValues<T> | Faulty;
export type ReadValues<T> = {
  values: T;
  /** Where a value stands, or a spot in it: in the site's own file where it says so, else in the shipped one. */
  placeOf: PlaceOf;
};
export type Faulty = {
  faults: Fault[];
  /** What it says all the same, where that can be told: so that other faults can be told at once. */
  said?: { values: unknown; placeOf: PlaceOf };
};
type PlaceOf = (path: Path, spot?: Spot) => Place;

/** By name: `home` is home.yaml. */
type Schemas = Record<string, z.ZodType>;
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

/** What `source` says, or its faults in the order in which they stand in it. */
export function readFile<T>(source: SourceFile, rules: Rules<T>): Read<T> {
  return checkFile(parseYaml(source), rules);
}

function checkFile<T>(file: YamlFile, rules: Rules<T>): Read<T> {
  return check(file, file.values, rules, (path, spot) => placeOf(path, file, spot));
}

/**
 * What `own` says, laid over what is shipped: a key that it hasn't takes the shipped value. Faults are those of
 * `own`, also where only both together are wrong; the shipped file's own come first.
 */
export function readOver<T>(
  shipped: SourceFile,
  own: SourceFile | undefined,
  rules: Rules<T>,
): Read<T> {
  const lower = parseYaml(shipped);
  const base = checkFile(lower, rules);
  if (!own || "faults" in base) return base;
  const file = parseYaml(own);
  // One without a value, all comments perhaps, changes nothing.
  const isEmpty = file.document.contents === null;
  if (isEmpty && file.faults.length === 0) return base;
  const orphan = orphanIn(file);
  if (orphan) return { faults: [orphan] };
  const values = isEmpty ? {} : file.values;
  return check(file, merged(lower.values, values), rules, (path, spot) =>
    says(path, file) ? placeOf(path, file, spot) : base.placeOf(path, spot),
  );
}

/** The values of a site's own file laid over the shipped ones: maps key by key, at every depth; lists and scalars whole. */
function merged(shipped: unknown, own: unknown): unknown {
  if (own === undefined) return shipped;
  if (!isMapping(shipped) || !isMapping(own)) return own;
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

function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** On the first level nothing is indented, but where the line above was left a comment: then it says something else. */
function orphanIn({ name, document, lines }: YamlFile): Fault | undefined {
  const { contents } = document;
  if (!isMap(contents) || contents.flow) return undefined;
  const { line, col: column } = lines.linePos(contents.range[0]);
  if (column === 1) return undefined;
  const text =
    'this line belongs to one further left above it: delete the "# " in front of that, too';
  return { file: name, line, column, text };
}

function check<T>(
  file: YamlFile,
  values: unknown,
  { schema, more = () => [] }: Rules<T>,
  place: PlaceOf,
): Read<T> {
  // A schema is asked once: writing a function for it, as zod does for what is asked often, takes longer than asking.
  const parsed = schema.safeParse(values, { jitless: true });
  const lost = lostLetters(values);
  const others = [...lost, ...more(values).filter(({ path }) => !isAt(path, lost))];
  if (parsed.success && file.faults.length + others.length === 0) {
    return { values: parsed.data, placeOf: place };
  }
  const shapes = parsed.error?.issues.filter(({ path }) => !isAt(path, others)) ?? [];
  const issues = file.readable ? [...shapes, ...others] : [];
  const found = valueFaults(issues, { file, values, field: describe(schema) });
  const faults = [...file.faults, ...found].sort(
    (a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0),
  );
  return file.reliableUpTo < Infinity ? { faults } : { faults, said: { values, placeOf: place } };
}

const isAt = (path: Path, issues: Issue[]) =>
  issues.some((issue) => issue.path.join(".") === path.join("."));

/** What a program put where it couldn't read a letter. */
function lostLetters(values: unknown): Issue[] {
  return textsIn(values)
    .filter(([, text]) => text.includes("\uFFFD"))
    .map(([path, input]) => ({
      code: "custom",
      path: [...path],
      message: "has lost a letter (\uFFFD): write it anew, and save as UTF-8",
      input,
    }));
}

/** What a person may write, not what the program makes of it: for editors, and for what faults say of a key. */
function describe(schema: z.ZodType) {
  return z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Field;
}

/**
 * What was read, each file with how it looked just before: whatever was written later shows. What isn't there
 * counts, too, since it may appear.
 */
export class Reading {
  readonly #looks = new Map<string, string>();

  /** Undefined where there is no such file; rejects where there is one that can't be read. */
  async read(file: string): Promise<Buffer | undefined> {
    await this.note(file);
    try {
      return await fs.readFile(file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  }

  /** Somebody else reads it now. */
  async note(file: string): Promise<void> {
    this.#looks.set(file, await lookAt(file));
  }

  /** How the files looked when they were read. */
  get seen(): string {
    return Array.from(this.#looks.values()).join("\n");
  }

  /** How they look now. */
  async look(): Promise<string> {
    return (await Promise.all(Array.from(this.#looks.keys(), lookAt))).join("\n");
  }
}

async function lookAt(file: string): Promise<string> {
  try {
    const { size, mtimeMs, ctimeMs, ino } = await fs.stat(file);
    return [file, size, mtimeMs, ctimeMs, ino].join(" ");
  } catch (error) {
    return `${file} ${(error as NodeJS.ErrnoException).code ?? ""}`;
  }
}

/**
 * Looks every `everyMs` at the files of `reading`: file events don't come through every bind mount. Once they have
 * become others, and stay so for two looks, `readAgain` is called, whose reading is watched from then on. Gives what
 * ends it. Keeps no process alive.
 */
export function watch(
  reading: Reading,
  readAgain: () => Promise<Reading>,
  everyMs = 1000,
): () => void {
  let known = reading;
  let before: string | undefined;
  let tried: string | undefined;
  let ended = false;
  const look = async () => {
    const now = await known.look();
    if (now !== known.seen && now === before && now !== tried) {
      // Where reading fails altogether, the next change is the next try.
      tried = now;
      known = await readAgain();
      tried = undefined;
    }
    before = now;
  };
  const wait = () => {
    const timer = setTimeout(() => void look().catch(tell).finally(next), everyMs);
    timer.unref();
  };
  const next = () => ended || wait();
  wait();
  return () => (ended = true);
}

const tell = (error: unknown) => log.error({ event: "site not read", fault: errorClass(error) });
