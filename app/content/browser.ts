/** Words of the item browsers that aren't about one item. */
export const browserWords = {
  previous: "Vorheriges Thema",
  next: "Nächstes Thema",
  example: "Zum Beispiel:",
  ask: "Dazu anfragen",
} as const;
