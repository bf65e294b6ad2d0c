import fs from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { rooms } from "./rooms";

const names = Object.keys(rooms);

it("every room of app/ is on the list, and imports only from further down", () => {
  const found = fs
    .readdirSync("app")
    .filter((name) => name !== "styles" && !name.endsWith(".d.ts"))
    .map((name) => path.parse(name).name);
  expect(names.toSorted()).toEqual(found.toSorted());
  for (const [room, others] of Object.entries(rooms)) {
    const below = names.slice(names.indexOf(room) + 1);
    expect(
      others.filter((other) => !below.includes(other)),
      room,
    ).toEqual([]);
  }
});

it("README's map is the list", () => {
  const rows = fs
    .readFileSync("README.md", "utf8")
    .matchAll(/^\| `([\w.]+)` +\|.*\| ([^|]*?) +\|$/gm);
  const map = Array.from(rows, ([, room = "", others = ""]) => [
    room,
    others === "–" ? [] : others.split(", "),
  ]).filter(([room]) => names.includes(String(room)));
  expect(map).toEqual(Object.entries(rooms));
});
