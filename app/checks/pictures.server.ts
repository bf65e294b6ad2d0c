/** Will the pictures that the profile names be seen? */
import fs from "node:fs/promises";
import path from "node:path";
import { largestWidth, PICTURE_NAMES, type PictureName } from "../broker/picture";
import { decode, measure, TooLarge } from "../broker/picture-encoder.server";
import type { Broker } from "../broker/profile.server";
import { findings, reasonOf, type Finding } from "./finding";

/** `folder`: where the profile is, and the pictures beside it. */
export async function checkPictures(broker: Broker, folder: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (const name of PICTURE_NAMES) {
    const file = broker[name];
    if (file) found.push(await checkPicture(name, path.join(folder, file)));
  }
  return found;
}

async function checkPicture(name: PictureName, file: string): Promise<Finding> {
  const { ok, warning, failed } = findings("pictures");
  let original: Buffer;
  try {
    original = await fs.readFile(file);
  } catch (error) {
    return failed(
      `${name}: ${file} can't be read (${reasonOf(error)})`,
      "put the file beside the profile, readable for the user that runs the site",
    );
  }
  try {
    const { width, height, scale } = await measure(file, largestWidth(name));
    await decode(file, { width: Math.min(width, largestWidth(name)), scale });
    const detail = `${name}: ${file}, ${width} x ${height} pixels`;
    if (!hasText(original)) return ok(detail);
    return warning(
      `${detail}, but its text is drawn in whatever font the server has, or not at all`,
      "have the drawing program convert its text to paths",
    );
  } catch (error) {
    const fault = error instanceof TooLarge ? error.message : "isn't a whole picture";
    return failed(`${name}: ${file} ${fault}`, "export it anew as JPEG, PNG or SVG");
  }
}

/** An SVG's letters are shapes only where somebody made them so. */
function hasText(original: Buffer): boolean {
  const text = original.toString("utf8");
  return /<(?:\w+:)?svg[\s>]/.test(text) && /<(?:\w+:)?text[\s>]/.test(text);
}
