import { readFileSync } from "node:fs";
import { expect, it, vi } from "vitest";
import { parse } from "yaml";
import { profileSchema } from "../broker/profile.server";

const { pdf } = vi.hoisted(() => ({ pdf: vi.fn<() => Promise<Buffer>>() }));
vi.mock("./first-information-pdf.server", () => ({ firstInformationPdf: pdf }));
vi.mock("../broker/broker.server", () => ({
  theBroker: () =>
    profileSchema.parse(
      parse(readFileSync(new URL("../broker/example.yaml", import.meta.url), "utf8")),
    ),
}));

it("a failure while making the sheet isn't kept, and what was made is", async () => {
  const { firstInformationFile } = await import("./first-information-file.server");
  pdf.mockRejectedValueOnce(new Error("out of memory"));
  pdf.mockResolvedValue(Buffer.from("%PDF"));
  await expect(firstInformationFile()).rejects.toThrow("out of memory");
  await expect(firstInformationFile()).resolves.toMatchObject({ pdf: Buffer.from("%PDF") });
  await firstInformationFile();
  expect(pdf).toHaveBeenCalledTimes(2);
});
