/** Files of an example project by their path, written by src/plugins/project-files. */
declare module '@site/.docusaurus/example-projects/*.json' {
  const files: Readonly<Record<string, string>>;
  export default files;
}
