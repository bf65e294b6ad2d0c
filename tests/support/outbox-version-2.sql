-- An outbox as version 2 of its tables has it: one new, one tried, one parked, one delivered that owes a receipt.
PRAGMA journal_mode = WAL;
PRAGMA user_version = 2;
CREATE TABLE enquiry (
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
INSERT INTO enquiry VALUES ('63WY-7T68', x'2018576053ec5173c5558979ea4c02693c8dcaf0f370c489caea91c7ad13dcb0', '{"form":"insurance","source":"form","title":"","name":"Erika Mustermann","email":"erika@kunde.example","phone":"030","topic":"","financeOption":"","consents":[],"suspicious":false,"message":"geparkt","reference":"63WY-7T68","receivedAt":"2026-11-20T10:00:00.000Z"}', 1795168800000, 'parked', 1, 1, 'EENVELOPE 550 RCPT TO', NULL, 0, NULL);
INSERT INTO enquiry VALUES ('82JX-DDRR', x'e3042fd520ccfc8f4e9fed1fdda0f1768a2107f63cb4b10b2b3e3f4615aad298', '{"form":"insurance","source":"form","title":"","name":"Erika Mustermann","email":"erika@kunde.example","phone":"030","topic":"","financeOption":"","consents":[],"suspicious":false,"message":"neu","reference":"82JX-DDRR","receivedAt":"2026-11-20T10:00:00.000Z"}', 1795168800000, 'waiting', 0, 0, NULL, 1795168800000, 1795168815000, NULL);
INSERT INTO enquiry VALUES ('DV6A-Y4AV', x'52f76dcab22851278ec3e5d0e52508c8385ebf57ca51539519bfceed91dc5131', '{"form":"insurance","source":"form","title":"","name":"Erika Mustermann","email":"erika@kunde.example","phone":"030","topic":"","financeOption":"","consents":[],"suspicious":false,"message":"zugestellt","receipt":true,"reference":"DV6A-Y4AV","receivedAt":"2026-11-20T10:00:00.000Z"}', 1795168800000, 'delivered', 0, 0, NULL, NULL, 1795168815000, 1795168800000);
INSERT INTO enquiry VALUES ('JWVT-AAHM', x'ce375a20f7b4abb4e4abf393947868b4b62bb4266a4a0ce985ffe34b99a4ce3b', '{"form":"insurance","source":"form","title":"","name":"Erika Mustermann","email":"erika@kunde.example","phone":"030","topic":"","financeOption":"","consents":[],"suspicious":false,"message":"schon versucht","reference":"JWVT-AAHM","receivedAt":"2026-11-20T10:00:00.000Z"}', 1795168800000, 'waiting', 1, 0, 'ESOCKET', 1795168830000, 0, NULL);
CREATE TABLE probe (at INTEGER NOT NULL) STRICT;
INSERT INTO probe VALUES (0);
CREATE TABLE receipt (         -- owed to visitors; a row goes once its receipt is sent
     reference    TEXT    PRIMARY KEY,
     content      TEXT    NOT NULL, -- what a receipt has to know, as JSON
     owed_at      INTEGER NOT NULL,
     due_at       INTEGER NOT NULL,
     failures     INTEGER NOT NULL DEFAULT 0,
     leased_until INTEGER NOT NULL DEFAULT 0
   ) STRICT, WITHOUT ROWID;
INSERT INTO receipt VALUES ('DV6A-Y4AV', '{"reference":"DV6A-Y4AV","receivedAt":"2026-11-20T10:00:00.000Z","form":"insurance","email":"erika@kunde.example","consents":[]}', 1795168800000, 1795168800000, 0, 0);
CREATE TABLE receipt_address ( -- who has had one within a day
     hash      BLOB    PRIMARY KEY,
     reference TEXT    NOT NULL,
     at        INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
CREATE INDEX enquiry_due ON enquiry (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX enquiry_fingerprint ON enquiry (fingerprint) WHERE fingerprint IS NOT NULL;
CREATE INDEX enquiry_delivered ON enquiry (delivered_at) WHERE content IS NOT NULL;
CREATE TRIGGER receipt_owed AFTER UPDATE OF state ON enquiry
   WHEN NEW.state = 'delivered' AND OLD.state <> 'delivered'
        AND json_extract(NEW.content, '$.receipt')
   BEGIN
     INSERT OR IGNORE INTO receipt (reference, content, owed_at, due_at)
     VALUES (NEW.reference,
             json_object('reference', NEW.reference,
                         'receivedAt', json_extract(NEW.content, '$.receivedAt'),
                         'form', json_extract(NEW.content, '$.form'),
                         'email', json_extract(NEW.content, '$.email'),
                         'consents', json_extract(NEW.content, '$.consents')),
             NEW.delivered_at, NEW.delivered_at);
   END;
