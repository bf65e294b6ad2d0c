/** Files that scripts/build-commands.ts takes into a command as text. */
declare module "*.yaml" {
  const text: string;
  export default text;
}
declare module "*.example" {
  const text: string;
  export default text;
}
