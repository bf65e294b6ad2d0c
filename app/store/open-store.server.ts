/** Where all that lasts is kept, as the settings say: in PostgreSQL, or in one file of SQLite's. */
import type { Store } from "./outbox.server";
import { PostgresDatabase, type Address } from "./postgres-database.server";
import { PostgresStore, type PostgresOptions } from "./postgres-store.server";
import { recoveringOutbox } from "./recovery.server";
import type { OutboxOptions } from "./sqlite-outbox.server";

export type StoreSettings = { DATA_DIR: string; DATABASE_URL?: Address | undefined };

/** `database`: where PostgreSQL keeps it; undefined: it stands in `DATA_DIR`. */
export type Opened = { store: Store; database: PostgresDatabase | undefined };

/** What is written in one step with a delivery, by engine. */
export type Delivered = {
  sqlite?: OutboxOptions["delivered"];
  postgres?: PostgresOptions["delivered"];
};

/**
 * Opens nothing yet: the first verb does, and each tries again where that fails. PostgreSQL's driver is loaded where it
 * is wanted alone.
 */
export function openStore(
  { DATA_DIR, DATABASE_URL }: StoreSettings,
  delivered: Delivered = {},
): Opened {
  if (DATABASE_URL) {
    const database = new PostgresDatabase(DATABASE_URL);
    const store = new PostgresStore(database, {
      ...(delivered.postgres && { delivered: delivered.postgres }),
    });
    return { store, database };
  }
  const store = recoveringOutbox(DATA_DIR, {
    ...(delivered.sqlite && { delivered: delivered.sqlite }),
  });
  return { store, database: undefined };
}
