import type {Json} from '../../lib/json';
import {CODE_PARTS, type ChatCode, type CodePart} from '../model/chatCode';

/** A line of one of the person's functions. */
export interface CodePlace {
  readonly part: CodePart;
  /** Beginning with 1. */
  readonly line: number;
}

/** Code for the frame, and which of its lines belong to which function. */
export interface Composed {
  /** Body of a function of `$`, which has `log`. */
  readonly body: string;
  /** Where a line is in the body; undefined for lines that the person hasn't written. */
  readonly placeOf: (line: number) => CodePlace | undefined;
}

type Step = (value: unknown) => unknown;

interface Own {
  readonly requestInterceptor?: Step;
  readonly responseInterceptor?: Step;
  readonly handler?: (body: unknown, signals: {onResponse: (reply: unknown) => unknown}) => unknown;
}

/**
 * Puts the person's functions into the properties of the chat, and writes down what passes through them. It is
 * sent to the frame as text, so it uses nothing from outside of itself.
 *
 * @param reply - What a preview replies where there is no handler.
 */
function wire(
  own: Own,
  config: {readonly connect?: object; readonly demo?: unknown},
  reply: unknown,
  log: (...values: unknown[]) => void,
): object {
  // The component would catch it, and nobody would learn of it.
  const report = (error: unknown) =>
    void setTimeout(() => {
      throw error;
    });
  const through = async (name: 'requestInterceptor' | 'responseInterceptor', value: unknown) => {
    const step = own[name];
    if (!step) return value;
    try {
      return await step(value);
    } catch (error) {
      report(error);
      return {error: `${name} failed. See the Handler tab.`};
    }
  };
  const {connect, demo, ...rest} = config;
  const handler = own.handler ?? (reply === null ? undefined : () => undefined);
  const handle: Own['handler'] = async (body, signals) => {
    try {
      if (own.handler) await own.handler(body, signals);
      else await signals.onResponse(reply);
    } catch (error) {
      report(error);
      await signals.onResponse({error: 'handler failed. See the Handler tab.'});
    }
  };
  return {
    ...rest,
    ...(handler
      ? {connect: {...connect, handler: handle}}
      : {...(connect ? {connect} : {}), ...(demo ? {demo} : {})}),
    errorMessages: {displayServiceErrorMessages: true},
    requestInterceptor: async (details: unknown) => {
      const made = await through('requestInterceptor', details);
      log('Request:', made instanceof Object && 'body' in made ? made.body : made);
      return made;
    },
    responseInterceptor: async (response: unknown) => {
      log('Response:', response);
      const made = await through('responseInterceptor', response);
      if (own.responseInterceptor) log('Shown:', made);
      return made;
    },
    onError: (error: unknown) => log('onError', error),
  };
}

/** Without these the frame could reach others although its policy lets it connect to nobody. */
const FIRST =
  "const log = $.log; const own = {}; for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'RTCDataChannel']) delete window[name];";

/**
 * Puts functions and properties together to the code that runs in the frame.
 *
 * @param config - Properties of the chat, without secrets.
 * @param reply - What a preview replies where there is no handler; `null` where requests may be sent.
 */
export function compose(
  code: ChatCode,
  config: Readonly<Record<string, Json>>,
  reply: Json,
): Composed {
  const lines = [FIRST];
  const places: (CodePlace | undefined)[] = [undefined];
  for (const part of CODE_PARTS) {
    const source = code[part];
    if (source === undefined) continue;
    const own = source.split('\n');
    lines.push(`own.${part} = (`, ...own, ');');
    places.push(undefined, ...own.map((_, index) => ({part, line: index + 1})), undefined);
  }
  const given = [config, reply].map((value) => JSON.stringify(value)).join(', ');
  lines.push(`return {config: (${wire})(own, ${given}, log)};`);
  return {body: lines.join('\n'), placeOf: (line) => places[line - 1]};
}
