import {defined} from '../../lib/defined';
import {isObject} from '../../lib/isObject';
import type {Json} from '../../lib/json';
import {factsOf} from '../../providers/catalog';
import {KEY_PLACEHOLDER} from '../../providers/modeConnection';
import {requestOf} from '../../providers/requests';
import type {RequestParts} from '../../providers/requestText';
import type {Mode, ProviderKey, ReplyShape} from '../../providers/types';
import {providers} from '../../data/providers';
import type {Message} from '../engine';

type Body = Readonly<Record<string, Json | undefined>>;

const turns = (messages: readonly Message[]) =>
  messages.filter(({role}) => role !== 'system').map(({role, content}) => ({role, content}));
const systemOf = (messages: readonly Message[]) =>
  messages
    .filter(({role}) => role === 'system')
    .map(({content}) => content)
    .join('\n');
const whole = (model: string, messages: readonly Message[]): Body => ({
  model,
  messages: messages.map(({role, content}) => ({role, content})),
  stream: true,
});

/** How a conversation is written in the body of each shape of service that can stream text. */
const BODIES: Readonly<
  Partial<Record<ReplyShape, (model: string, messages: readonly Message[]) => Body>>
> = {
  responses: (model, messages) => ({
    model,
    instructions: systemOf(messages),
    input: turns(messages),
    stream: true,
  }),
  choices: whole,
  choicesObject: whole,
  openWebUI: whole,
  cohere: whole,
  ollama: whole,
  claude: (model, messages) => ({
    model,
    system: systemOf(messages),
    messages: turns(messages),
    stream: true,
  }),
  gemini: (_model, messages) => ({
    systemInstruction: {parts: [{text: systemOf(messages)}]},
    contents: turns(messages).map(({role, content}) => ({
      role: role === 'assistant' ? 'model' : 'user',
      parts: [{text: content}],
    })),
  }),
};

export interface TextProvider {
  readonly key: ProviderKey;
  readonly name: string;
  /** Host that gets the messages and the key. */
  readonly host: string;
  readonly needsKey: boolean;
  /** Model that is asked for when the reader names none. */
  readonly model: string;
  readonly mode: Mode;
  readonly request: RequestParts;
}

/** Providers that need more than a key and a model, or whose address is closed: with the reason. */
const LEFT_OUT: Readonly<Partial<Record<ProviderKey, string>>> = {
  azure: 'It needs the address, version and name of a deployment.',
  dify: 'Its prompt is part of the Dify app, so it takes no rules.',
  huggingFace: 'It has closed the host that the component asks.',
};

/** The providers of the catalog that answer text with streamed text, in the order of the catalog. */
export function textProviders(): readonly TextProvider[] {
  return providers.flatMap(({key, name}): TextProvider[] => {
    const {modes, needsKey} = factsOf(key);
    const mode = modes.find(
      ({reply, stream, text, unavailable}) =>
        reply && BODIES[reply] && stream && text && !unavailable,
    );
    const request = mode && requestOf(key, mode.id);
    if (!mode || !request || LEFT_OUT[key]) return [];
    const model = isObject(request.body) ? request.body.model : undefined;
    return [
      {
        key,
        name,
        needsKey,
        mode,
        request,
        host: new URL(request.url).host,
        model: String(model ?? mode.urlDefaults?.model ?? ''),
      },
    ];
  });
}

/** A value with the key in the place of its placeholder. */
const withKey = (text: string, key: string) => text.replaceAll(KEY_PLACEHOLDER, key);

/**
 * The request for one answer: address and headers as the component sends them, with the conversation in the
 * body.
 *
 * @param key goes into the place that the provider has for it, and nowhere else.
 */
export function requestFor(
  {request, mode}: TextProvider,
  model: string,
  messages: readonly Message[],
  key: string,
): RequestParts {
  const {
    messages: _messages,
    contents: _contents,
    input: _input,
    ...rest
  } = isObject(request.body) ? request.body : {};
  const bodyOf = defined(mode.reply && BODIES[mode.reply], `form of the requests of ${mode.id}`);
  const body = {...rest, ...bodyOf(model, messages)};
  const headers: Record<string, string> = {'Content-Type': 'application/json'};
  for (const [name, value] of Object.entries(request.headers)) headers[name] = withKey(value, key);
  if (!mode.streamUrl) return {url: request.url, headers, kind: 'json', body};
  // A key in an address ends up in logs; the service takes it as a header too.
  const url = mode.streamUrl
    .replace(/[?&]key=<key>/, '')
    .replace('<model>', encodeURIComponent(model));
  return {url, headers: {...headers, 'x-goog-api-key': key}, kind: 'json', body};
}
