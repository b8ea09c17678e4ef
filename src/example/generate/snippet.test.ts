import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkTypes} from '../../plugins/live-examples/checkTypes';
import {readLiveFences} from '../../plugins/live-examples/liveFences';
import {FRAMEWORKS} from '../frameworks';
import {modelOf} from '../model/model';
import {parseExample} from '../model/parseExample';
import {generate, snippetOf} from './index';
import {allModels, SITE} from '../../../tests/support/models';

const examples = allModels();

const snippet = (source: string, framework: (typeof FRAMEWORKS)[number]['id']) =>
  snippetOf(modelOf(source, parseExample(source), 'A chat', 420), framework);

/** Lines may be broken elsewhere, and a snippet leaves out the size and the wait for the component. */
const joined = (code: string) =>
  code
    .replace(/\s+style=(?:"[^"]*"|\{\{[^]*?\}\})/g, '')
    .replace(/\s+v-if="ready"/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=>|\/>)/g, '');

describe('snippets', {timeout: 120_000}, () => {
  it.each(FRAMEWORKS.map(({id}) => id).filter((id) => id !== 'react' && id !== 'next'))(
    '%s: every part of a snippet stands in the full file, in its order',
    (framework) => {
      for (const {title, model} of examples) {
        const file = joined(generate(model, framework).files[0]!.code);
        let at = 0;
        for (const part of snippetOf(model, framework).split(/\n\n|(?<=[;>])\n|\n(?=<)/)) {
          const found = file.indexOf(joined(part).trim(), at);
          expect(found, `${title}\n${part}\n\n${file}`).toBeGreaterThanOrEqual(at);
          at = found + 1;
        }
      }
    },
  );

  it.each(['react', 'next'] as const)(
    '%s: a component made of a snippet has no type errors, and the full file has its values',
    (framework) => {
      const files = examples.map(({title, model}, index) => {
        const text = snippetOf(model, framework);
        const start = text.search(/^<DeepChat(?=[\s>])/m);
        expect(start, title).toBeGreaterThanOrEqual(0);
        const file = generate(model, framework).files[0]!.code.replace(/\s+/g, '');
        for (const {value} of model.properties.filter(({needsChat}) => !needsChat)) {
          const own = value.references.some(({name}) => name === 'log');
          if (!own) expect(file, title).toContain(value.text.replace(/\s+/g, ''));
        }
        return {
          path: path.join(SITE, `generated-snippet-${index}.tsx`),
          text: [
            "import {useRef} from 'react';",
            "import type {DeepChat as DeepChatElement} from 'deep-chat';",
            "import {DeepChat} from 'deep-chat-react';",
            'export const names: [DeepChatElement?, typeof useRef?] = [];',
            'export default function Example() {',
            text.slice(0, start),
            `return <>${text.slice(start)}</>;`,
            '}',
          ].join('\n'),
        };
      });
      expect(checkTypes(files, {types: ['react']})).toEqual([]);
    },
  );

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

  it('leaves out imports, loading and the size of the chat', () => {
    for (const {id} of FRAMEWORKS) {
      const text = snippet('<DeepChat demo={true} onMessage={() => chat.focusInput()} />', id);
      expect(text).not.toMatch(/import|420px|onMounted|onMount|afterNextRender|memo/);
      expect(text).toContain('focusInput()');
    }
  });

  it('shows at most 14 lines for most examples of the pages in React', () => {
    // Guides, the tutorial and the gallery of designs show whole tasks.
    const isReference = ({file}: {file: string}) => !/guides\/|tutorial|design/.test(file);
    const lines = readLiveFences(SITE)
      .filter(isReference)
      .map(({title, source, height}) =>
        snippetOf(modelOf(source, parseExample(source), title, height), 'react'),
      )
      .map((text) => text.split('\n').length);
    expect(lines.filter((count) => count <= 14).length).toBeGreaterThan(lines.length / 2);
  });
});
