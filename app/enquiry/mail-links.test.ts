import { createHmac } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { temporaryFolder } from "../../tests/support/site";
import { log } from "../log.server";
import { newReference } from "./enquiry";
import {
  carryOut,
  doneAt,
  donePath,
  knownLinkPath,
  LINK_ACTIONS,
  linkPath,
  loggedPath,
  secretIn,
  validLink,
} from "./mail-links.server";

const SECRET = "0123456789abcdef0123456789abcdef";
const reference = "7K3M-9PXR";
const receivedAt = "2026-11-21T09:15:00.123Z";
const enquiry = { reference, receivedAt };
const links = LINK_ACTIONS.map((action) => linkPath(SECRET, enquiry, action));
const [link = ""] = links;
const signature = link.slice(link.lastIndexOf("/") + 1);

/** A desk that keeps one enquiry. */
const desk = (known = reference, at = receivedAt) => ({
  kept: vi.fn((asked: string) => Promise.resolve(asked === known ? Date.parse(at) : undefined)),
});

describe("a link", () => {
  it("is 128 bits of an HMAC of reference, time and action", () => {
    const code = createHmac("sha256", SECRET)
      .update(`7K3M-9PXR ${Date.parse(receivedAt)} erledigt`)
      .digest();
    expect(link).toBe(`/anfrage/7K3M-9PXR/erledigt/${code.subarray(0, 16).toString("base64url")}`);
  });

  it("is valid for its enquiry and its action, each with a signature of its own", async () => {
    for (const [index, action] of LINK_ACTIONS.entries()) {
      expect(await validLink(links[index]!, SECRET, desk())).toMatchObject({ reference, action });
    }
    expect(new Set(links.map((each) => each.split("/")[4])).size).toBe(LINK_ACTIONS.length);
  });

  it("ends in a letter or digit, whatever it is for: a mail program leaves out no punctuation", () => {
    for (let round = 0; round < 500; round++) {
      const path = linkPath(SECRET, { reference: newReference(), receivedAt }, "spam");
      expect(path).toMatch(/^\/anfrage\/[\w-]{9}\/spam\/[\w-]{21}[AQgw]$/);
    }
  });

  it("is valid for nothing else", async () => {
    const other = "2222-3333";
    const otherLink = linkPath(SECRET, { reference: other, receivedAt }, "erledigt");
    const foreign = [
      [`/anfrage/${reference}/spam/${signature}`, desk()],
      [otherLink.replace(other, reference), desk()],
      [link.replace(reference, other), desk(other)],
      [link, desk(reference, "2026-11-21T09:15:00.124Z")],
      [link, desk("2222-3333")],
      [link.replace(signature, signature.toUpperCase()), desk()],
      [link.replace(signature, signature.toLowerCase()), desk()],
      [linkPath(SECRET, { reference, receivedAt: "1970-01-01T00:00:00Z" }, "spam"), desk(other)],
    ] as const;
    for (const [path, kept] of foreign) expect(await validLink(path, SECRET, kept)).toBeUndefined();
    expect(await validLink(link, `${SECRET}x`, desk())).toBeUndefined();
  });

  it("is looked up for a wrong signature, too, so that both take as long", async () => {
    const kept = desk();
    await validLink(`/anfrage/${reference}/erledigt/${"A".repeat(22)}`, SECRET, kept);
    await validLink(`/anfrage/2222-3333/erledigt/${"A".repeat(22)}`, SECRET, kept);
    expect(kept.kept.mock.calls).toEqual([[reference], ["2222-3333"]]);
  });
});

/** What isn't a link, though it may look so. */
const odd = [
  ...Array.from({ length: 22 }, (_, length) => link.slice(0, link.length - 22 + length)),
  ...["A", "=", "==", "/", "//", ".", "?", "#", "%", "%00", "\0", " ", "\n"].map(
    (more) => link + more,
  ),
  link.toUpperCase(),
  link.toLowerCase(),
  link.replace("/erledigt", "/ERLEDIGT"),
  link.replace("/erledigt", "/constructor"),
  link.replace("/anfrage", "/anfrage/"),
  link.replace("/erledigt", "//erledigt"),
  link.replace("7K3M-9PXR", "7K3M%2D9PXR"),
  link.replace("7K3M-9PXR", "7k3m-9pxr"),
  link.replace("7K3M-9PXR", "7K3M\u20139PXR"),
  link.replace(signature, encodeURIComponent(`${signature.slice(1)}ä`)),
  link.replace(
    signature,
    Array.from(signature)
      .map((letter) => `%${letter.charCodeAt(0).toString(16)}`)
      .join(""),
  ),
  link.replace(signature, "A".repeat(100_000)),
  link.replace(signature, "\u{1d7d8}".repeat(22)),
  `/anfrage/${"../".repeat(20)}`,
  "/anfrage/",
  "/anfrage",
  "/",
  "",
];

describe("what isn't a link", () => {
  it.each(odd.map((path) => [path.length > 120 ? `${path.slice(0, 120)}…` : path, path]))(
    "%j isn't looked up, and has the address of all others",
    async (_shown, path) => {
      const kept = desk();
      expect(await validLink(path, SECRET, kept)).toBeUndefined();
      expect(kept.kept).not.toHaveBeenCalled();
      expect(knownLinkPath(path)).toBe("/anfrage/-");
    },
  );

  it("nor is any guess", async () => {
    const letters = fc.string({
      unit: fc.constantFrom(...Array.from("AQgwZz09-_")),
      minLength: 22,
      maxLength: 22,
    });
    const guess = fc.oneof(letters, fc.string({ unit: "binary", maxLength: 60 }));
    await fc.assert(
      fc.asyncProperty(guess, fc.constantFrom(...LINK_ACTIONS), async (guessed, action) => {
        fc.pre(!links.some((each) => each.endsWith(guessed)));
        const path = `/anfrage/${reference}/${action}/${guessed}`;
        expect(await validLink(path, SECRET, desk())).toBeUndefined();
      }),
      { numRuns: 2000 },
    );
  });

  it("one letter more, less or other is one too many", async () => {
    const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_");
    for (let place = 0; place < signature.length; place++) {
      for (const letter of letters.filter((each) => each !== signature[place])) {
        const changed = signature.slice(0, place) + letter + signature.slice(place + 1);
        const path = link.replace(signature, changed);
        expect(await validLink(path, SECRET, desk()), path).toBeUndefined();
      }
    }
  });
});

describe("the log", () => {
  it("names a link without its signature, and another path as it is", () => {
    expect(links.map(loggedPath)).toEqual([
      "/anfrage/7K3M-9PXR/erledigt",
      "/anfrage/7K3M-9PXR/spam",
      "/anfrage/7K3M-9PXR/nochmal",
    ]);
    for (const path of ["/", "/about", "/anfrage/erledigt"]) expect(loggedPath(path)).toBe(path);
  });

  it("never has one, whatever is asked for", () => {
    for (const path of [...links, ...odd]) {
      expect(loggedPath(knownLinkPath(path))).not.toContain(signature);
    }
  });
});

it("a page says what was done, by the action alone", () => {
  for (const action of LINK_ACTIONS) {
    expect(doneAt(donePath(action))).toBe(action);
    expect(knownLinkPath(donePath(action))).toBe(donePath(action));
  }
  for (const path of ["/anfrage/", "/anfrage/constructor", "/anfrage/spam/"])
    expect(doneAt(path)).toBeUndefined();
});

describe("what a link does", () => {
  const info = vi.spyOn(log, "info").mockImplementation(() => undefined);
  afterEach(() => info.mockClear());
  const doing = () => ({
    resend: vi.fn<(reference: string) => Promise<boolean>>().mockResolvedValue(true),
    settle: vi
      .fn<(reference: string, as: "done" | "spam") => Promise<boolean>>()
      .mockResolvedValue(true),
  });
  const held = { reference, signature };

  it("is its action, on its enquiry, and the log says so", async () => {
    const verbs = doing();
    for (const action of LINK_ACTIONS) {
      expect(await carryOut({ ...held, action }, verbs)).toBe(true);
    }
    expect(verbs.settle.mock.calls).toEqual([
      [reference, "done"],
      [reference, "spam"],
    ]);
    expect(verbs.resend.mock.calls).toEqual([[reference]]);
    expect(info.mock.calls.map(([line]) => line)).toEqual(
      LINK_ACTIONS.map((action) => ({ event: "link used", reference, action })),
    );
  });

  it("is nothing where nothing is kept any more", async () => {
    const verbs = doing();
    verbs.settle.mockResolvedValue(false);
    expect(await carryOut({ ...held, action: "spam" }, verbs)).toBe(false);
    expect(info).not.toHaveBeenCalled();
  });
});

describe("the secret of its own", () => {
  const secretFile = () => path.join(temporaryFolder(), "data", "link-secret");

  it("is made once, for the site's user alone, and kept", () => {
    const file = secretFile();
    const secret = secretIn(file);
    expect(Buffer.from(secret, "base64url")).toHaveLength(32);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(secretIn(file)).toBe(secret);
    expect(fs.readdirSync(path.dirname(file)), "nothing is left beside it").toEqual([
      "link-secret",
    ]);
    expect(secretIn(secretFile())).not.toBe(secret);
  });

  it("of two that start at once is the first one's", () => {
    const file = secretFile();
    const secret = secretIn(file);
    // The other one looked before this one had written.
    vi.spyOn(fs, "existsSync").mockReturnValueOnce(false);
    expect(secretIn(file)).toBe(secret);
    expect(fs.readdirSync(path.dirname(file))).toEqual(["link-secret"]);
  });

  it("is the operator's, where one stands there", () => {
    const file = path.join(temporaryFolder(), "secret");
    fs.writeFileSync(file, `${SECRET}\n`);
    expect(secretIn(file)).toBe(SECRET);
  });

  it("is nothing where it can't be written, and leaves nothing", () => {
    const blocked = path.join(temporaryFolder(), "file");
    fs.writeFileSync(blocked, "");
    expect(() => secretIn(path.join(blocked, "link-secret"))).toThrow();
    const file = secretFile();
    vi.spyOn(fs, "writeFileSync").mockImplementationOnce(() => {
      throw Object.assign(new Error("full"), { code: "ENOSPC" });
    });
    expect(() => secretIn(file)).toThrow("full");
    expect(fs.readdirSync(path.dirname(file))).toEqual([]);
  });

  it("isn't what is too short for one", () => {
    const file = path.join(temporaryFolder(), "secret");
    fs.writeFileSync(file, "\n");
    expect(() => secretIn(file)).toThrow("no secret");
  });
});
