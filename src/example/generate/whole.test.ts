import {expect, it} from 'vitest';
import {DEEP_CHAT_VERSION} from '../../config/version';
import {FRAMEWORKS} from '../frameworks';
import {modelOf, type Model} from '../model/model';
import {parseExample} from '../model/parseExample';
import {CASES} from './cases';
import {codeOf, generate, modelOfConfig, snippetOf} from './index';

/** The case with everything; the others are compiled and mounted by other tests. */
const SHOWN = 'constants, functions and buttons';

const plainValues = () =>
  modelOfConfig({
    title: 'Mine',
    config: {
      introMessage: {text: `it's "</script>"\nnext`},
      connect: {url: '/api/chat', stream: true},
    },
    height: 360,
  });

const full = (): Model => {
  const {title, source} = CASES.find((it) => it.title === SHOWN)!;
  return modelOf(source, parseExample(source), title, 420);
};

it.each(FRAMEWORKS)('$id: whole files and snippets', ({id}) => {
  // Next.js and Nuxt only add files to those of React and Vue.
  if (id === 'next' || id === 'nuxt') return;
  const list = id === 'html' ? [full(), plainValues()] : [full()];
  const shown = list.map((model) => {
    const {install, files} = generate(model, id);
    const parts = files.map(({path, language, code}) => `--- ${path} (${language})\n${code}`);
    return `=== ${model.title}: ${install}\n${parts.join('\n')}\n--- snippet\n${snippetOf(model, id)}`;
  });
  expect(shown.join('\n').replaceAll(`@${DEEP_CHAT_VERSION}`, '@version')).toMatchSnapshot();
});

it('gives a fence its files and its snippet', () => {
  const source = '<DeepChat demo={true} />';
  const outline = JSON.stringify(parseExample(source));
  const model = modelOf(source, parseExample(source), 'Chat', 420);
  expect(codeOf({source, outline, title: 'Chat', height: 420}, 'html')).toEqual({
    ...generate(model, 'html'),
    snippet: '<deep-chat demo="true"></deep-chat>',
    whole: '<deep-chat demo="true"></deep-chat>',
    marked: [],
  });
});
