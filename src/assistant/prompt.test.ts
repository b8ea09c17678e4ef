import {describe, expect, it} from 'vitest';
import {INJECTIONS} from '../../tests/data/ask/injections';
import type {Message, Section} from './engine';
import {prompt} from './prompt';

const section = (text: string, at = 1): Section => ({
  title: `Page ${at}`,
  url: `/docs/page#${at}`,
  text,
});
const ASKED = {page: '/docs/connect', framework: 'Vue', limit: 8000};
const sizeOf = (messages: readonly Message[]) =>
  messages.reduce((sum, {content}) => sum + content.length, 0);

/** The quoted part of a prompt, and what is around it. */
function parts(messages: readonly Message[]) {
  const [, fence] = /lines "(\w+) BEGIN"/.exec(messages[0]!.content)!;
  const {content} = messages.at(-1)!;
  const pieces = content.split(new RegExp(`^${fence} (?:BEGIN|END)$`, 'm'));
  return {fence: fence!, pieces};
}

describe('prompt', () => {
  it('has the rules, the page, the framework, numbered sections and the question', () => {
    const messages = prompt('How do I stream?', [], [section('a'), section('b', 2)], ASKED);
    expect(messages.map(({role}) => role)).toEqual(['system', 'user']);
    expect(messages[0]!.content).toContain('/docs/connect');
    expect(messages[0]!.content).toContain('Write code for Vue.');
    expect(messages[1]!.content).toContain('[2] Page 2 (/docs/page#2)\nb');
    expect(messages[1]!.content).toMatch(/Question: How do I stream\?$/);
  });

  it('is the same for the same input', () => {
    const make = () => prompt('a', [{role: 'user', content: 'b'}], [section('c')], ASKED);
    expect(make()).toEqual(make());
  });

  it.each(INJECTIONS)('quotes a page that says: %s', (text) => {
    const messages = prompt('Is it safe?', [], [section(text)], ASKED);
    const {fence, pieces} = parts(messages);
    expect(text).not.toContain(fence);
    expect(pieces).toHaveLength(3);
    expect(pieces[1]).toContain(text);
    expect(pieces[2]).toBe('\n\nQuestion: Is it safe?');
  });

  it.each(INJECTIONS)('keeps a question in its place that says: %s', (text) => {
    const messages = prompt(text, [{role: 'user', content: text}], [section('Data.')], ASKED);
    expect(messages.filter(({role}) => role === 'system')).toHaveLength(1);
    const {pieces} = parts(messages);
    expect(pieces).toHaveLength(3);
    expect(pieces[1]).toContain('Data.');
    expect(messages[0]!.content).not.toContain(text);
  });

  it('stays below its limit for 30 turns, long questions and long sections', () => {
    const long = 'word '.repeat(3000);
    const history: Message[] = [];
    for (let turn = 0; turn < 30; turn++) {
      for (const limit of [2400, 8000, 24_000]) {
        const sections = [1, 2, 3, 4, 5, 6].map((at) => section(long, at));
        const messages = prompt(`${turn} ${long}`, history, sections, {...ASKED, limit});
        expect(sizeOf(messages)).toBeLessThanOrEqual(limit);
        expect(messages.at(-1)!.content).toContain('[1] Page 1');
        expect(messages[1]!.role).toBe('user');
      }
      history.push(
        {role: 'user', content: `question ${turn} ${'why '.repeat(100)}`},
        {role: 'assistant', content: `answer ${turn} ${long}`},
      );
    }
    const last = prompt('Now?', history, [section('short')], {...ASKED, limit: 24_000});
    expect(last.length).toBeGreaterThan(6);
    expect(last.at(-2)!.content).toMatch(/^answer 29/);
  });
});
