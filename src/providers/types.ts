import type {providers} from '../data/providers';
import type {DeclaredProvider} from './declared';

/** Key of `directConnection` in the component's types. */
export type ProviderKey = (typeof providers)[number]['key'];

/**
 * How a setting is asked for and what its value is:
 * `text`, `address`, `hostPart` (a part of a host's name), `longText` and `choice` are strings, `number` and `integer` numbers, `switch` a boolean, `list`
 * an array of strings, `pairs` an object of strings, `group` an object with the settings in `fields`,
 * `rows` an array of such objects, `json` any object or array.
 */
export type FieldKind =
  | 'text'
  | 'address'
  | 'hostPart'
  | 'longText'
  | 'number'
  | 'integer'
  | 'switch'
  | 'choice'
  | 'list'
  | 'pairs'
  | 'group'
  | 'rows'
  | 'json';

/** One setting of a mode, as the component's types name it, with the words that the form shows. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly kind: FieldKind;
  readonly help?: string;
  readonly required?: boolean;
  /** Limits of a number, inclusive. */
  readonly min?: number;
  readonly max?: number;
  /** Values of a choice. */
  readonly options?: readonly string[];
  /** Settings of a group, or of each row. */
  readonly fields?: readonly Field[];
}

/** Shape in which a service answers, which a dry run has to imitate: the component shows nothing else. */
export type ReplyShape =
  | 'text'
  | 'choices'
  | 'choicesObject'
  | 'responses'
  | 'claude'
  | 'gemini'
  | 'cohere'
  | 'ollama'
  | 'openWebUI'
  | 'dify'
  | 'generated'
  | 'generatedList'
  | 'summaryList'
  | 'translationList'
  | 'sequenceList'
  | 'answer'
  | 'imageUrl'
  | 'imageData'
  | 'audio'
  | 'transcript'
  | 'displayText'
  | 'speechJob';

/** One thing that a provider does: what it asks for, where it sends, and how it answers. */
export interface Mode {
  /** Path below the provider in `directConnection`, such as `chat` or `openAI.chat`. */
  readonly id: string;
  readonly name: string;
  /** The component's default address, with `<…>` for values from the settings. */
  readonly url: string;
  /** The address with `connect.stream`, where it is another one. */
  readonly streamUrl?: string;
  /** Values in the address for settings that are left empty. */
  readonly urlDefaults?: Readonly<Record<string, string>>;
  readonly fields: readonly Field[];
  /** Absent where the component calls the service whatever handler it is given: no dry run then. */
  readonly reply?: ReplyShape;
  /** Whether `connect.stream` is understood. */
  readonly stream: boolean;
  /** Whether the chat has a text field. */
  readonly text: boolean;
  /** Sibling key that takes the settings, because Deep Chat ignores them in the mode itself. */
  readonly settingsIn?: string;
  /** What a reader should know before using the mode. */
  readonly note?: string;
  /** What this version of the component does not do as its types promise. */
  readonly issue?: string;
  /** Why the mode cannot be used at all. */
  readonly unavailable?: string;
}

/** What the playground knows of a provider beside its name and logo. */
export interface ProviderFacts extends Omit<DeclaredProvider, 'modes'> {
  readonly modes: readonly Mode[];
}
