/** Names of the API with spaces between them; see src/plugins/api-names. */
declare module '@generated/api-names/default/names.json' {
  const names: string;
  export default names;
}
