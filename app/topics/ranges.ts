/** Which items stand in which browser. */
import type { Range } from "./choice";

export const PRIVATE: Range = { query: "privat", first: 0, last: 6 };
export const BUSINESS: Range = { query: "gewerbe", first: 7, last: 9 };
export const insuranceRanges = [PRIVATE, BUSINESS];

export const PROPERTY: Range = { query: "immobilie", first: 0, last: 2 };
export const INSTALMENT: Range = { query: "rate", first: 3, last: 5 };
export const financeRanges = [PROPERTY, INSTALMENT];
