import settings from './declaredSettings.json';

/**
 * What the component's declarations say about the value of a setting: `text`, `number`, `switch` (a
 * boolean), `list` (texts), `pairs` (an object of any names), or `json` where a form cannot do justice
 * to the type.
 */
export const DECLARED_KINDS = ['text', 'number', 'switch', 'list', 'pairs', 'json'] as const;

export type DeclaredKind = (typeof DECLARED_KINDS)[number];

/** A setting whose type says more than its kind. */
export interface DeclaredDetails {
  readonly kind: DeclaredKind | 'choice' | 'group' | 'rows';
  /** Absent for a setting that can be left out. */
  readonly required?: true;
  /** Values of a choice. */
  readonly options?: readonly string[];
  /** Settings of a group, or of each row. */
  readonly fields?: DeclaredSettings;
}

/** One setting: its kind alone, where that says everything. */
export type DeclaredSetting = DeclaredKind | DeclaredDetails;

/** Settings by name, in the order of the declarations. */
export type DeclaredSettings = Readonly<Record<string, DeclaredSetting>>;

/** What the declarations say about one provider. */
export interface DeclaredProvider {
  /** Whether the settings sit directly under the provider, or under the name of the mode. */
  readonly placement: 'root' | 'nested';
  readonly needsKey: boolean;
  /** Settings by the path of the mode below the provider, such as `openAI.chat`. */
  readonly modes: Readonly<Record<string, DeclaredSettings>>;
}

/**
 * The settings of every provider and mode, taken from the API model by `src/plugins/provider-settings`.
 * Each build of the site replaces the file with its own list. Code outside the bundler reads the
 * file, and `declared.test.ts` keeps that true to the installed declarations.
 */
// The types of a JSON file know its texts as `string` only.
export const declared = settings as Readonly<Record<string, DeclaredProvider | undefined>>;
