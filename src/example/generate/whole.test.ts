import {expect, it} from 'vitest';
import {FRAMEWORKS} from '../frameworks';
import {modelOf, type Model} from '../model/model';
import {parseExample} from '../model/parseExample';
import {CASES} from './cases';
import {codeOf, functionSource, generate, modelOfConfig, snippetOf} from './index';

/** What other tests compile and mount; here their code is compared letter by letter. */
const SHOWN = [
  'a style',
  'an object that uses the chat',
  'a name that collides',
  'constants, functions and buttons',
];

const plainValues = () =>
  modelOfConfig({
    title: 'Mine',
    config: {
      demo: {response: functionSource('() => ({text: `one\n  two`})')},
      avatars: undefined,
      introMessage: {text: `it's "</script>"\nnext`},
      connect: {handler: functionSource('(body, signals) => {\n  signals.onClose();\n}')},
      onMessage: functionSource('({message}) => console.log(message)'),
    },
    style: {borderRadius: '8px'},
    panel: {tag: 'p', children: ['Hello']},
  });

const models = (): (readonly [string, Model])[] => [
  ...CASES.filter(({title}) => SHOWN.includes(title)).map(
    ({title, source}) => [title, modelOf(source, parseExample(source), 'Chat', 420)] as const,
  ),
  ['plain values', plainValues()],
];

it.each(FRAMEWORKS)('$id: whole files and snippets', ({id}) => {
  // Next.js and Nuxt add files to those of React and Vue, the same ones for every chat.
  const list = id === 'next' || id === 'nuxt' ? models().slice(0, 1) : models();
  const shown = list.map(([title, model]) => {
    const {install, files} = generate(model, id);
    const parts = files.map(({path, language, code}) => `--- ${path} (${language})\n${code}`);
    return `=== ${title}: ${install}\n${parts.join('\n')}\n--- snippet\n${snippetOf(model, id)}`;
  });
  expect(shown.join('\n')).toMatchSnapshot();
});

it('gives a fence its files and its snippet', () => {
  const source = '<DeepChat demo={true} />';
  const outline = JSON.stringify(parseExample(source));
  const model = modelOf(source, parseExample(source), 'Chat', 420);
  expect(codeOf({source, outline, title: 'Chat', height: 420}, 'html')).toEqual({
    ...generate(model, 'html'),
    snippet: '<deep-chat demo="true"></deep-chat>',
  });
});
