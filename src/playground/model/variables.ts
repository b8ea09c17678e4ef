const VARIABLE = /\{\{\s*([\p{L}_][\p{L}\p{N}_-]{0,39})\s*\}\}/gu;

/** Names of the variables in a prompt, each once: `topic` for `{{topic}}`. */
export function variablesIn(template: string): readonly string[] {
  return [...new Set([...template.matchAll(VARIABLE)].map(([, name = '']) => name))];
}

/** Values by the names of their variables. */
export type RunValues = Readonly<Record<string, string>>;

/** A prompt with its values filled in. A value is always text, never another variable. */
export function filled(template: string, values: RunValues): string {
  return template.replace(VARIABLE, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : whole,
  );
}
