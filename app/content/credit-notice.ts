/** Stands wherever instalment loans are advertised, in these words (Directive (EU) 2023/2225, Art. 8). */
export const creditNotice = "Achtung! Kreditaufnahme kostet Geld.";
