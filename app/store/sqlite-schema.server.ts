/** The tables of the outbox. A new version is a new entry; one that has been released is never changed. */
import type { DatabaseSync } from "node:sqlite";

const MIGRATIONS = [
  `CREATE TABLE enquiry (
     reference    TEXT    PRIMARY KEY,
     fingerprint  BLOB,             -- NULL once its content is erased
     content      TEXT,             -- the enquiry as JSON; NULL once it is erased
     received_at  INTEGER NOT NULL, -- all times: ms since 1970
     state        TEXT    NOT NULL CHECK (state IN ('waiting', 'parked', 'delivered')),
     failures     INTEGER NOT NULL DEFAULT 0, -- attempts that ended without delivery
     refusals     INTEGER NOT NULL DEFAULT 0, -- those of them that the relay refused for good
     fault        TEXT,             -- class of the last fault
     due_at       INTEGER,          -- NULL: not until someone acts
     leased_until INTEGER NOT NULL DEFAULT 0,
     delivered_at INTEGER
   ) STRICT, WITHOUT ROWID;
   CREATE INDEX enquiry_due ON enquiry (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX enquiry_fingerprint ON enquiry (fingerprint) WHERE fingerprint IS NOT NULL;
   CREATE INDEX enquiry_delivered ON enquiry (delivered_at) WHERE content IS NOT NULL;
   CREATE TABLE probe (at INTEGER NOT NULL) STRICT;
   INSERT INTO probe VALUES (0);`,
];

/** Brings the tables to the newest version. Throws where the file was written by a newer program. */
export function migrate(database: DatabaseSync): void {
  const { user_version: version } = database.prepare("PRAGMA user_version").get() as {
    user_version: number;
  };
  if (version > MIGRATIONS.length) {
    throw new Error(`the outbox has version ${version}, this program knows ${MIGRATIONS.length}`);
  }
  for (const [index, statements] of MIGRATIONS.entries()) {
    if (index < version) continue;
    database.exec(`BEGIN IMMEDIATE; ${statements}; PRAGMA user_version = ${index + 1}; COMMIT`);
  }
}
