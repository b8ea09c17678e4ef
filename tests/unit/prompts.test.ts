import {describe, expect, it} from 'vitest';
import {parseExample} from '../../src/example/model/parseExample';
import {visiblePartsOf} from '../../src/example/block/figure';
import {configOf, liveFences, promises, SPECIALS} from '../support/promises';

/** Examples without messages, a panel, buttons or a prompt, and what they show instead. */
const SHOWN_AT_ONCE: Readonly<Record<string, string>> = {
  'The voice view with its own avatar and texts': 'a microphone and a switch',
  'The form that asks for a key': 'a form',
  'Ring while history loads': 'a ring',
  'All error texts at once': 'three errors',
};

/** Prompts that would do for every example, so they show the point of none. */
const NEUTRAL = /^(?:hello|hi|hey|test|message)\b.{0,8}$/i;

describe('prompts', () => {
  it('each live example shows something, or has something to click', () => {
    const empty = liveFences().filter(({source, prompt}) => {
      const {panel, buttons} = visiblePartsOf(parseExample(source));
      const {history, loadHistory, introMessage} = configOf(source);
      return ![panel, prompt, loadHistory, introMessage, buttons.length, history?.length].some(
        Boolean,
      );
    });
    expect(empty.map(({title}) => title).sort()).toEqual(Object.keys(SHOWN_AT_ONCE).sort());
  });

  it('a prompt is for a chat that replies, and says what its example is about', () => {
    const all = promises();
    const prompted = liveFences().filter(({prompt}) => prompt !== undefined);
    const wrong = prompted.filter(({route, title}) => {
      const isSame = (each: {route: string; title: string}) =>
        each.route === route && each.title === title;
      return (SPECIALS.find(isSame)?.input ?? all.find(isSame)?.input) !== 'answers';
    });
    expect(wrong.map(({title}) => title)).toEqual([]);
    const neutral = prompted.filter(({prompt}) => NEUTRAL.test(prompt ?? ''));
    expect(neutral.map(({title}) => title)).toEqual([]);
    expect(prompted.length).toBeGreaterThanOrEqual(10);
  });
});
