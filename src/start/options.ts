import type {ChatValues} from '../lib/json';

export interface ChatOption {
  /** Its name in the address. */
  readonly id: string;
  readonly label: string;
  /** What it changes, a short sentence. */
  readonly hint: string;
  readonly values: ChatValues;
}

export const chatOptions: readonly ChatOption[] = [
  {
    id: 'greeting',
    label: 'Greeting',
    hint: 'The chat starts the conversation.',
    values: {introMessage: {text: 'Hello! How can I help?'}},
  },
  {
    id: 'placeholder',
    label: 'Placeholder',
    hint: 'Your text in the empty input.',
    values: {textInput: {placeholder: {text: 'Ask me anything'}}},
  },
  {
    id: 'avatars',
    label: 'Avatars',
    hint: 'A picture beside the messages.',
    values: {avatars: true},
  },
  {
    id: 'names',
    label: 'Names',
    hint: 'A label that shows who wrote a message.',
    values: {names: true},
  },
  {id: 'images', label: 'Pictures', hint: 'Visitors attach images.', values: {images: true}},
  {
    id: 'dictation',
    label: 'Dictation',
    hint: 'A microphone button that turns speech into text.',
    values: {speechToText: true},
  },
  {
    id: 'voice',
    label: 'Voice',
    hint: 'The browser reads replies aloud.',
    values: {textToSpeech: true},
  },
  {
    id: 'errors',
    label: 'Error texts',
    hint: 'Visitors see error texts of the provider or server.',
    values: {errorMessages: {displayServiceErrorMessages: true}},
  },
];

/** Ids of the options in a list with commas, in the order of {@link chatOptions}; unknown ones are left out. */
export function readOptions(list: string | null): readonly string[] {
  const asked = new Set((list ?? '').split(','));
  return chatOptions.map(({id}) => id).filter((id) => asked.has(id));
}

export function optionValues(ids: readonly string[]): ChatValues {
  const chosen = chatOptions.filter(({id}) => ids.includes(id));
  return Object.fromEntries(chosen.flatMap(({values}) => Object.entries(values)));
}
