/** The paper of both schemes, for where no style reaches: the browser's bars and the manifest. */
export const themeColors = { light: "#faf5ec", dark: "#0d2227" } as const;
