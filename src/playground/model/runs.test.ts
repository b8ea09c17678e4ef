import {describe, expect, it} from 'vitest';
import {
  beginRun,
  cancelled,
  combinations,
  countOf,
  csvCell,
  progressOf,
  runCsv,
  runJson,
  valuesIn,
  withCell,
} from './runs';
import {filled, variablesIn} from './variables';

const chats = [
  {id: 'c1', name: 'Demo'},
  {id: 'c2', name: '=HYPERLINK("x")'},
];

describe('prompt variables', () => {
  it('are found by their names, each once, and filled in as text', () => {
    const template = 'Write about {{topic}} for {{ reader }}: {{topic}}, {{}}, {{2}} and {topic}.';
    expect(variablesIn(template)).toEqual(['topic', 'reader']);
    expect(variablesIn('Nothing')).toEqual([]);
    expect(filled(template, {topic: '{{reader}} $&', reader: 'Größe'})).toBe(
      'Write about {{reader}} $& for Größe: {{reader}} $&, {{}}, {{2}} and {topic}.',
    );
    expect(filled('{{constructor}}', {})).toBe('{{constructor}}');
  });

  it('have one value in each line, at most a hundred, and are combined', () => {
    expect(valuesIn(' a \n\nb\na\n')).toEqual(['a', 'b']);
    expect(
      valuesIn(Array.from({length: 120}, (_, index) => String(index)).join('\n')),
    ).toHaveLength(100);
    const lists = [
      ['x', ['1', '2']],
      ['y', ['a', 'b', 'c']],
    ] as const;
    expect(combinations(lists)).toHaveLength(6);
    expect(combinations(lists)[1]).toEqual({x: '1', y: 'b'});
    expect(countOf(lists)).toBe(6);
    expect(combinations([])).toEqual([{}]);
    expect(countOf([['x', []]])).toBe(0);
  });
});

describe('a run', () => {
  const table = beginRun('Say {{word}}', [['word', ['hi', '-1']]], chats);

  it('has a cell for each prompt and chat, and knows how far it is', () => {
    expect(table.rows.map(({prompt}) => prompt)).toEqual(['Say hi', 'Say -1']);
    expect(progressOf(table)).toEqual({ended: 0, all: 4});
    const next = withCell(withCell(table, 0, 1, {state: 'done', reply: 'Hi'}), 1, 0, {
      state: 'asking',
    });
    expect(progressOf(next)).toEqual({ended: 1, all: 4});
    const end = cancelled(next);
    expect(progressOf(end)).toEqual({ended: 4, all: 4});
    expect(end.rows[0]?.cells[1]).toEqual({state: 'done', reply: 'Hi'});
    expect(end.rows[1]?.cells[0]?.state).toBe('cancelled');
  });

  it('becomes a CSV file in which nothing is a formula', () => {
    for (const bad of [
      '=1+1',
      '+1',
      '-1',
      '@SUM(A1)',
      '\t=1',
      '\r=1',
      ' =1',
      '\u200b=1',
      '＝1',
      '|x',
      '%x',
    ])
      expect(csvCell(bad), bad).toBe(`"'${bad}"`);
    expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
    expect(csvCell('plain')).toBe('plain');
    expect(csvCell(-5)).toBe('-5');
    expect(csvCell(undefined)).toBe('');
    const done = withCell(table, 1, 1, {
      state: 'done',
      reply: '=cmd|1\nx',
      metrics: {
        first: 12.4,
        total: 99.6,
        characters: 3,
        tokens: {asked: 1, answered: 2},
        end: 'done',
      },
      rating: 'up',
    });
    const lines = runCsv(done).split('\r\n');
    expect(lines[0]).toBe(
      '{{word}},prompt,chat,state,sent,reply,error,firstTokenMs,totalMs,tokens,rating',
    );
    expect(lines[4]).toBe(
      `"'-1",Say -1,"'=HYPERLINK(""x"")",replied,yes,"'=cmd|1\nx",,12,100,3,up`,
    );
    expect(lines).toHaveLength(6);
  });

  it('becomes JSON with the same replies', () => {
    const done = withCell(table, 0, 0, {state: 'failed', error: 'No', isUnsent: true});
    const read = JSON.parse(runJson(done)) as {prompt: string; replies: readonly object[]};
    expect(read.prompt).toBe('Say {{word}}');
    expect(read.replies).toHaveLength(4);
    expect(read.replies[0]).toEqual({
      values: {word: 'hi'},
      prompt: 'Say hi',
      chat: 'Demo',
      state: 'failed',
      sent: false,
      error: 'No',
    });
  });
});
