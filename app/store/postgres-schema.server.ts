/**
 * The tables in PostgreSQL. A new version is a new entry; one that has been released is never changed. During an
 * upgrade the program before goes on with them, so an entry only adds what that one can live with.
 */

/** All times: ms since 1970, of the database's clock. */
export const MIGRATIONS = [
  `CREATE TABLE enquiry (
     reference      text    PRIMARY KEY,
     fingerprint    bytea,            -- NULL once its content is erased, or ten minutes old
     content        text,             -- the enquiry as JSON, without its receipt; NULL once it is erased
     receipt        text CHECK (receipt IN ('promised', 'owed')), -- owed: it stands apart by now
     received_at    bigint  NOT NULL,
     state          text    NOT NULL CHECK (state IN ('waiting', 'parked', 'delivered')),
     failures       integer NOT NULL DEFAULT 0, -- attempts that ended without delivery
     refusals       integer NOT NULL DEFAULT 0, -- those of them that the relay refused for good
     fault          text,             -- class of the last fault
     due_at         bigint,           -- NULL: not until someone acts
     held_until     bigint  NOT NULL DEFAULT 0, -- not sent before; 0: not held
     leased_until   bigint  NOT NULL DEFAULT 0,
     lease          text,             -- whose claim that is: it changes with each
     taken_by       text,             -- recipients that have it while others haven't, as JSON
     delivered_at   bigint,
     delivered_once boolean NOT NULL DEFAULT false -- before it became due again: not counted once more
   ) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02,
           autovacuum_vacuum_insert_scale_factor = 0.02);
   CREATE INDEX enquiry_due ON enquiry (due_at) WHERE due_at IS NOT NULL;
   CREATE INDEX enquiry_fingerprint ON enquiry (fingerprint) WHERE fingerprint IS NOT NULL;
   CREATE INDEX enquiry_printed ON enquiry (received_at) WHERE fingerprint IS NOT NULL;
   CREATE INDEX enquiry_delivered ON enquiry (delivered_at) WHERE content IS NOT NULL;
   CREATE INDEX enquiry_waiting ON enquiry (received_at, reference) WHERE state = 'waiting';
   CREATE INDEX enquiry_parked ON enquiry (received_at, reference) WHERE state = 'parked';
   CREATE INDEX enquiry_received ON enquiry (received_at, reference); -- the order of the operator's lists
   CREATE INDEX enquiry_erased ON enquiry (received_at)
     WHERE state = 'delivered' AND content IS NULL;

   CREATE TABLE receipt (             -- owed to visitors; a row goes once its receipt is sent
     reference    text    PRIMARY KEY,
     content      text    NOT NULL,   -- what a receipt has to know, as JSON
     owed_at      bigint  NOT NULL,
     due_at       bigint  NOT NULL,
     failures     integer NOT NULL DEFAULT 0,
     leased_until bigint  NOT NULL DEFAULT 0
   );
   CREATE INDEX receipt_due ON receipt (due_at);
   CREATE TABLE receipt_address (     -- who has had one within a day
     hash      bytea  PRIMARY KEY,
     reference text   NOT NULL,
     at        bigint NOT NULL
   );
   CREATE INDEX receipt_address_at ON receipt_address (at);

   CREATE TABLE tally (
     name  text     NOT NULL,         -- a word of ours, never a person's
     slot  smallint NOT NULL,         -- several add up, so that whoever counts seldom waits for another
     count bigint   NOT NULL,
     PRIMARY KEY (name, slot)
   ) WITH (fillfactor = 50);

   CREATE TABLE notice (              -- what the site has told of itself, so that it is told once
     name         text   PRIMARY KEY,
     value        text   NOT NULL DEFAULT '',
     leased_until bigint NOT NULL DEFAULT 0
   );

   -- Who asked how often, by keys that nobody can lead back; after a crash both are empty.
   CREATE UNLOGGED TABLE rate_limit (
     key    varchar(255) PRIMARY KEY,
     points integer      NOT NULL DEFAULT 0,
     expire bigint
   );
   CREATE INDEX rate_limit_expire ON rate_limit (expire);
   CREATE UNLOGGED TABLE rate_salt (day text PRIMARY KEY, salt text NOT NULL);

   CREATE TABLE probe (at bigint NOT NULL) WITH (fillfactor = 10);
   INSERT INTO probe VALUES (0);`,
];
