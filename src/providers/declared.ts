import settings from './declaredSettings.json';

/**
 * The type of a setting's value in the component's declarations: `text`, `number`, `switch` (a boolean),
 * `list` (texts), `pairs` (an object with any names), or `json` for types that a form can't represent.
 */
export const DECLARED_KINDS = ['text', 'number', 'switch', 'list', 'pairs', 'json'] as const;

export type DeclaredKind = (typeof DECLARED_KINDS)[number];

/** A setting whose type is more than its kind. */
export interface DeclaredDetails {
  readonly kind: DeclaredKind | 'choice' | 'group' | 'rows';
  /** Absent for a setting that can be left out. */
  readonly required?: true;
  /** Values of a choice. */
  readonly options?: readonly string[];
  /** Settings of a group, or of each row. */
  readonly fields?: DeclaredSettings;
}

/** One setting: only its kind, if there's nothing more to its type. */
export type DeclaredSetting = DeclaredKind | DeclaredDetails;

/** Settings by name, in the order of the declarations. */
export type DeclaredSettings = Readonly<Record<string, DeclaredSetting>>;

/** One provider in the declarations. */
export interface DeclaredProvider {
  /** Whether the settings sit directly under the provider, or under the name of the mode. */
  readonly placement: 'root' | 'nested';
  readonly needsKey: boolean;
  /** Settings by the path of the mode below the provider, such as `openAI.chat`. */
  readonly modes: Readonly<Record<string, DeclaredSettings>>;
}

/**
 * The settings of every provider and mode, taken from the API model by `src/plugins/provider-settings`.
 * `declared.test.ts` compares the file with the installed declarations, and writes it with `-u`.
 */
// TypeScript types every text in a JSON file as `string`.
export const declared = settings as Readonly<Record<string, DeclaredProvider | undefined>>;
