/** What several processes count together in PostgreSQL, under keys that change every day. It may be lost. */
import { createHash, randomUUID } from "node:crypto";
import type { PostgresDatabase, Row } from "./postgres-database.server";

/** A visitor waits for it, and it isn't worth more. */
const ANSWER_WITHIN_MS = 300;
/** Where it didn't answer it isn't asked for so long. */
const LEAVE_ALONE_MS = 1000;

export class PostgresCounts {
  readonly #database: Pick<PostgresDatabase, "query">;
  #salt = { day: "", value: "" };
  #askAgainAt = -Infinity;

  constructor(database: Pick<PostgresDatabase, "query">) {
    this.#database = database;
  }

  /** Rejects where the database doesn't answer at once. */
  async query({ text, values }: { text: string; values?: unknown[] }): Promise<{ rows: Row[] }> {
    if (performance.now() < this.#askAgainAt)
      throw new Error("the database didn't answer just now");
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error("the database doesn't answer")), ANSWER_WITHIN_MS);
    });
    const asked = this.#database.query(text, values);
    // It may still fail when nobody waits any more.
    asked.catch(() => undefined);
    try {
      return await Promise.race([asked, late]);
    } catch (error) {
      this.#askAgainAt = performance.now() + LEAVE_ALONE_MS;
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Stands for `text` today; for this process alone, where the database doesn't answer. Never rejects. */
  async key(text: string): Promise<string> {
    const day = new Date().toISOString().slice(0, 10);
    if (this.#salt.day !== day)
      this.#salt = await this.#saltOf(day).catch(() => ({ day: "", value: this.#ownSalt }));
    return createHash("sha256").update(`${this.#salt.value} ${text}`).digest("base64url");
  }

  readonly #ownSalt = randomUUID();

  /** The same for all processes; what was counted under those of other days, nobody can read any more. */
  async #saltOf(day: string) {
    const { rows } = await this.query({
      text: `WITH past AS (DELETE FROM rate_salt WHERE day < $1)
             INSERT INTO rate_salt (day, salt) VALUES ($1, $2)
             ON CONFLICT (day) DO UPDATE SET salt = rate_salt.salt RETURNING salt`,
      values: [day, randomUUID() + randomUUID()],
    });
    return { day, value: String(rows[0]?.["salt"]) };
  }
}
