/** The shipped site as its files say it, with the example as its broker. */
import { readFiles } from "./site-words";

export const shipped = await readFiles("site");
