import path from 'node:path';
import {parse} from '@babel/parser';
import {describe, expect, it} from 'vitest';
import {readLiveFences} from '../../plugins/live-examples/fenceSettings';
import {printFence} from '../../plugins/live-examples/printFence';
import {FRAMEWORKS} from '../frameworks';
import {modelOf} from '../model/model';
import {parseExample} from '../model/parseExample';
import {linesIn, markedIn, SNIPPET_LINES} from './fold';
import {generate, snippetOf} from './index';
import {allModels, SITE} from '../../../tests/support/models';

const examples = allModels();

const snippet = (source: string, framework: (typeof FRAMEWORKS)[number]['id']) =>
  snippetOf(modelOf(source, parseExample(source), 'A chat', 420), framework);

/** Lines may be broken elsewhere, and a snippet leaves out the size, types and the wait for the component. */
const joined = (code: string) =>
  code
    .replace(/\s+style=(?:"[^"]*"|\{\{[^]*?\}\})/g, '')
    .replace(/\s+v-if="ready"/g, '')
    .replace(/: DeepChat\['\w+'\](?= =)/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=>|\/>)/g, '');

describe('snippets', {timeout: 120_000}, () => {
  it.each(FRAMEWORKS.map(({id}) => id).filter((id) => id !== 'react' && id !== 'next'))(
    '%s: every part of a snippet stands in the full file, in its order',
    (framework) => {
      for (const {title, model} of examples) {
        const file = joined(generate(model, framework).files[0]!.code);
        let at = 0;
        const parts = snippetOf(model, framework).split(/\n\n|(?<=[;>])\n|\n(?=<)/);
        for (const part of parts.filter(
          (text) => !text.includes('… */') && !/\/\/ …|"…"/.test(text),
        )) {
          const found = file.indexOf(joined(part).trim(), at);
          expect(found, `${title}\n${part}\n\n${file}`).toBeGreaterThanOrEqual(at);
          at = found + 1;
        }
      }
    },
  );

  it('has at most 14 lines in every framework, and can be parsed in React when parts are folded', async () => {
    const problems: string[] = [];
    for (const {file, line, title, source, height, shows, marks} of readLiveFences(SITE)) {
      const printed = await printFence(source);
      const outline = {...parseExample(printed), ...(shows ? {shows} : {})};
      const model = modelOf(printed, outline, title, height);
      const place = `${path.relative(SITE, file)}:${line}`;
      for (const {id} of FRAMEWORKS) {
        const shown = snippetOf(model, id);
        if (marks && markedIn(shown, marks).length === 0)
          problems.push(
            `${place}  ${id}: marks="${marks.join(' ')}" marks no line of the snippet.`,
          );
        const count = linesIn(shown.split('\n'));
        if (count > SNIPPET_LINES)
          problems.push(
            `${place}  ${id}: the snippet has ${count} lines, at most ${SNIPPET_LINES} fit beside the chat. ` +
              'Name long values before the element.',
          );
      }
      const text = snippetOf(model, 'react');
      const element = text.search(/^<DeepChat(?=[\s>])/m);
      const code = `${text.slice(0, element)}<>${text.slice(element)}</>`;
      expect(() => parse(code, {plugins: ['typescript', 'jsx']}), place).not.toThrow();
    }
    expect(problems).toEqual([]);
  });

  it('shows what an author writes in React', () => {
    expect(
      snippet(
        "<DeepChat\n  demo={true}\n  auxiliaryStyle=\"p { margin: 0 }\"\n  introMessage={{\n    text: 'Hello',\n  }}\n  style={{borderRadius: '12px'}}\n/>",
        'react',
      ),
    ).toBe(`<DeepChat
  demo={true}
  auxiliaryStyle={'p { margin: 0 }'}
  introMessage={{
    text: 'Hello',
  }}
  style={{borderRadius: '12px'}}
/>`);
    expect(snippet('<DeepChat demo={true} />', 'react')).toBe('<DeepChat demo={true} />');
  });
});
