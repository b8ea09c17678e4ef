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
export class EchoMask {
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
