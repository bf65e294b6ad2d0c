/** Words of the item browsers that aren't about one item. */
export const browserWords = {
  previous: (name: string) => `Vorheriges Thema: ${name}`,
  next: (name: string) => `Nächstes Thema: ${name}`,
  position: (name: string, place: number, count: number) => `${name}, ${place} von ${count}`,
  example: "Zum Beispiel:",
  ask: "Dazu anfragen",
} as const;
