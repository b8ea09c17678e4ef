import {begunLength, fullEchoes, maskedPart} from './keyEchoes';

/** What a stream has brought so far at one place of its events. */
interface Place {
  /** Text that was handed on last, as it came. */
  readonly recent: string;
  /** Text that may be the beginning of a secret, and waits for the next event. */
  readonly held: string;
}

const NOTHING: Place = {recent: '', held: ''};

/**
 * Masks the secrets that a service repeats in a stream before anything reads them, also a secret that is split
 * over several events. The end of a text that could be the beginning of a secret waits for the next event.
 */
class EchoMask {
  private places = new Map<string, Place>();

  /** @param secrets - Every form of every secret at the moment. */
  constructor(private readonly secrets: () => readonly string[]) {}

  /**
   * The next piece of the text at a place, without secrets.
   *
   * @param place - Pieces of the same text have the same place.
   */
  text(piece: string, place = ''): string {
    const secrets = this.secrets();
    const {recent, held} = this.places.get(place) ?? NOTHING;
    const whole = recent + held + piece;
    const begun = Math.max(0, ...secrets.map((secret) => begunLength(whole, secret)));
    const end = Math.max(recent.length, whole.length - begun);
    const longest = Math.max(0, ...secrets.map(({length}) => length));
    this.places.set(place, {
      recent: whole.slice(Math.max(0, end - longest), end),
      held: whole.slice(end),
    });
    return maskedPart(whole, [recent.length, end], fullEchoes(whole, secrets));
  }

  /** What still waits at a place when the text has ended. */
  rest(place: string): string {
    return this.places.get(place)?.held ?? '';
  }

  /** A reply, or an event of one, whose texts have no secrets, neither in values nor in names. */
  reply(value: unknown, place = ''): unknown {
    if (typeof value === 'string') return this.text(value, place);
    if (Array.isArray(value))
      return value.map((item, index) => this.reply(item, `${place}.${index}`));
    if (typeof value !== 'object' || value === null) return value;
    if (Object.getPrototypeOf(value) !== Object.prototype) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [
        maskedPart(name, [0, name.length], fullEchoes(name, this.secrets())),
        this.reply(item, `${place}.${name}`),
      ]),
    );
  }
}

/** Types that are read as text; a body without a type is one too. */
const TEXT_TYPE = /^$|^text\/|json|xml|javascript|x-www-form/;
/** Where the content of a server-sent event begins in its line. */
const FIELD = /^(data|event|id): ?/;
/** Text that isn't JSON: pieces of it belong together. */
const TEXT = 'text';

/** An object or a list of objects: another text with such a beginning isn't worth waiting for its end. */
const JSON_BEGIN = /^\s*(\[\s*)?\{/;

function jsonIn(text: string): unknown {
  // Most pieces of a long reply aren't complete, which their end says sooner than a parser.
  if (!JSON_BEGIN.test(text) || !/[\]}]\s*$/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function maskedLine(line: string, end: string, mask: EchoMask): string {
  const [field = '', name = TEXT] = FIELD.exec(line) ?? [];
  const text = line.slice(field.length);
  const value = jsonIn(text);
  if (value !== undefined) return field + JSON.stringify(mask.reply(value)) + end;
  // The line's end is part of a plain text, but not of the text that goes on in the next event.
  return field ? field + mask.text(text, name) + end : mask.text(text + end, TEXT);
}

/** Whether the rest of a line has to arrive before it can be read. */
function isBegun(line: string): boolean {
  const text = line.replace(FIELD, '');
  return JSON_BEGIN.test(text) && jsonIn(text) === undefined;
}

/** Masks the text of a body, piece by piece. */
function maskingStream(secrets: () => readonly string[]): TransformStream<Uint8Array, Uint8Array> {
  const mask = new EchoMask(secrets);
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  const masked = (text: string) => {
    const lines = (rest + text).split('\n');
    const last = lines.pop() ?? '';
    rest = isBegun(last) ? last : '';
    const shown = lines.map((line) => maskedLine(line, '\n', mask));
    return shown.join('') + (last && !rest ? maskedLine(last, '', mask) : '');
  };
  return new TransformStream({
    transform(chunk, controller) {
      const shown = masked(decoder.decode(chunk, {stream: true}));
      if (shown) controller.enqueue(encoder.encode(shown));
    },
    flush(controller) {
      const shown = masked(decoder.decode()) + (rest && maskedLine(rest, '', mask));
      controller.enqueue(encoder.encode(shown + mask.rest(TEXT)));
    },
  });
}

/**
 * A response that repeats no secret, neither in values nor in names, also not in pieces over several events,
 * lines or packets. What can be read arrives as soon as before.
 *
 * @param secrets - Every form of every secret at the moment.
 */
export function maskedResponse(response: Response, secrets: () => readonly string[]): Response {
  const {body, status, statusText, headers} = response;
  const isText = TEXT_TYPE.test(headers.get('content-type') ?? '');
  if (!body || !isText || secrets().length === 0) return response;
  return new Response(body.pipeThrough(maskingStream(secrets)), {status, statusText, headers});
}
