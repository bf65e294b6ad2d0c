-- An outbox as the last program with version 2 of its tables wrote it. Each enquiry was promised a receipt. What
-- their messages say: bestaetigt had it, zugestellt and teils, which one of two recipients has, are owed it.
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
   , held_until INTEGER NOT NULL DEFAULT 0, taken_by TEXT) STRICT, WITHOUT ROWID;
INSERT INTO "enquiry" VALUES('2N55-XH4N',X'F4FDF9F9214D9F57C6D35E241E6BFA6478043978DDA3F3F7A306E3752EEF2990','{"form":"insurance","source":"form","title":"","name":"Erika Mustermann","email":"bestaetigt@kunde.example","phone":"030","message":"bestaetigt","topic":"","financeOption":"","consents":[{"name":"checkboxPrivacy","wording":"Ich habe gelesen."}],"suspicious":false,"receipt":true,"reference":"2N55-XH4N","receivedAt":"2026-11-21T10:00:00.000Z"}',1795255200000,'delivered',0,0,NULL,NULL,0,1795255200000,0,NULL);
INSERT INTO "enquiry" VALUES('74DK-WCVX',X'1F8C33F822AC5F2A70EED4301F9E01D731822D1E150265817794B8ACC955384C','{"form":"insurance","source":"form","title":"","name":"Erika Mustermann","email":"neu@kunde.example","phone":"030","message":"neu","topic":"","financeOption":"","consents":[{"name":"checkboxPrivacy","wording":"Ich habe gelesen."}],"suspicious":false,"receipt":true,"reference":"74DK-WCVX","receivedAt":"2026-11-21T10:00:00.000Z"}',1795255200000,'waiting',0,0,NULL,1795255200000,0,NULL,0,NULL);
INSERT INTO "enquiry" VALUES('DEPY-R3DE',X'0AE6339B3D836F3D01A8FA9C91D97884C9CDD4A00428A723E0D9C7B467D97C9B','{"form":"insurance","source":"form","title":"","name":"Erika Mustermann","email":"teils@kunde.example","phone":"030","message":"teils","topic":"","financeOption":"","consents":[{"name":"checkboxPrivacy","wording":"Ich habe gelesen."}],"suspicious":false,"reference":"DEPY-R3DE","receivedAt":"2026-11-21T10:00:00.000Z"}',1795255200000,'waiting',1,0,'EENVELOPE 450 RCPT TO',1795255230000,0,NULL,0,'["eins@makler.example"]');
INSERT INTO "enquiry" VALUES('N846-DHCK',X'54B08BA65AB032FC93FDE42930B42CCD00ED7C5E7625E2E7ADB988A847854087','{"form":"insurance","source":"form","title":"","name":"Erika Mustermann","email":"versucht@kunde.example","phone":"030","message":"versucht","topic":"","financeOption":"","consents":[{"name":"checkboxPrivacy","wording":"Ich habe gelesen."}],"suspicious":false,"receipt":true,"reference":"N846-DHCK","receivedAt":"2026-11-21T10:00:00.000Z"}',1795255200000,'waiting',1,0,'ESOCKET',1795255230000,0,NULL,0,NULL);
INSERT INTO "enquiry" VALUES('TEDP-RCM4',X'289E56CD921E1643E838FD850B329A9C1727A99BAFAA04A3513091938C7C15AD','{"form":"insurance","source":"form","title":"","name":"Erika Mustermann","email":"zugestellt@kunde.example","phone":"030","message":"zugestellt","topic":"","financeOption":"","consents":[{"name":"checkboxPrivacy","wording":"Ich habe gelesen."}],"suspicious":false,"receipt":true,"reference":"TEDP-RCM4","receivedAt":"2026-11-21T10:00:00.000Z"}',1795255200000,'delivered',0,0,NULL,NULL,0,1795255200000,0,NULL);
CREATE TABLE probe (at INTEGER NOT NULL) STRICT;
INSERT INTO "probe" VALUES(0);
CREATE TABLE receipt (         -- owed to visitors; a row goes once its receipt is sent
     reference    TEXT    PRIMARY KEY,
     content      TEXT    NOT NULL, -- what a receipt has to know, as JSON
     owed_at      INTEGER NOT NULL,
     due_at       INTEGER NOT NULL,
     failures     INTEGER NOT NULL DEFAULT 0,
     leased_until INTEGER NOT NULL DEFAULT 0
   ) STRICT, WITHOUT ROWID;
INSERT INTO "receipt" VALUES('DEPY-R3DE','{"reference":"DEPY-R3DE","receivedAt":"2026-11-21T10:00:00.000Z","form":"insurance","email":"teils@kunde.example","consents":[{"name":"checkboxPrivacy","wording":"Ich habe gelesen."}]}',1795255200000,1795255200000,0,0);
INSERT INTO "receipt" VALUES('TEDP-RCM4','{"reference":"TEDP-RCM4","receivedAt":"2026-11-21T10:00:00.000Z","form":"insurance","email":"zugestellt@kunde.example","consents":[{"name":"checkboxPrivacy","wording":"Ich habe gelesen."}]}',1795255200000,1795255200000,0,0);
CREATE TABLE receipt_address ( -- who has had one within a day
     hash      BLOB    PRIMARY KEY,
     reference TEXT    NOT NULL,
     at        INTEGER NOT NULL
   ) STRICT, WITHOUT ROWID;
INSERT INTO "receipt_address" VALUES(X'54E2E49062C110B6F52A9A101CBB99BDBF146730D6B155E412A3EAA6A760E5CA','2N55-XH4N',1795255200000);
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
CREATE INDEX enquiry_owed ON enquiry (state, received_at) WHERE state <> 'delivered';
CREATE INDEX enquiry_state_due ON enquiry (state, due_at) WHERE due_at IS NOT NULL;
CREATE INDEX enquiry_printed ON enquiry (received_at) WHERE fingerprint IS NOT NULL;
CREATE INDEX enquiry_erased ON enquiry (received_at)
     WHERE state = 'delivered' AND content IS NULL;
