import {describe, expect, it} from 'vitest';
import {FRAMEWORKS, type FrameworkId} from '../frameworks';
import {modelOf} from '../model/model';
import {parseExample} from '../model/parseExample';
import {generate, modelOfConfig} from './index';
import path from 'node:path';
import {checkTypes} from '../../plugins/live-examples/checkTypes';

function code(source: string, framework: FrameworkId): string {
  return generate(modelOf(source, parseExample(source), 'A chat', 420), framework).files[0]!.code;
}

/** The code as a whole is in whole.test.ts, and it is compiled and mounted by the sweeps. */
describe('generated code', () => {
  it.each(FRAMEWORKS.map(({id}) => id))('keeps texts over several lines as they are: %s', (id) => {
    const source =
      'const text = `\n  <b>${1}</b>\n\tz`;\n\n<DeepChat\n  demo={{\n    response: {text: `a\n  b`},\n  }}\n  introMessage={{text}}\n/>';
    const file = code(source, id);
    expect(file).toContain('`\n  <b>${1}</b>\n\tz`');
    expect(file).toContain('`a\n  b`');
  });

  it.each(['html', 'vue', 'nuxt', 'svelte'] as const)('does not end its script early: %s', (id) => {
    const file = code("<DeepChat introMessage={{text: '</script><!-- <script>'}} />", id);
    expect(file.match(/<\/script>/g)).toHaveLength(1);
    expect(file).toContain("'<\\/script><\\!-- <script>'");
  });

  it.each(FRAMEWORKS.map(({id}) => id))('writes intro panels that mean the same: %s', (id) => {
    const file = code(
      "<DeepChat><div className=\"box\" style={{fontSize: 12, color: 'red'}}><p>{'{a} `b` ${c} @d & <e>'}</p><br /></div></DeepChat>",
      id,
    );
    expect(file).toContain('&#123;a&#125;');
    expect(file).toContain('&amp; &lt;e&gt;');
    expect(file).toContain(
      id === 'react' || id === 'next'
        ? 'className="box" style={{fontSize: 12, color: \'red\'}}'
        : 'class="box" style="font-size: 12px; color: red"',
    );
    if (id === 'angular') expect(file).toContain('\\`b\\`');
  });

  it('does not name a constant twice', () => {
    const source =
      'const history = [{text: "a"}];\n<DeepChat history={[...history]} demo={true} />';
    const file = code(source, 'react');
    expect(file).toContain("const historyValue: Props['history'] = [...history];");
    expect(file).toContain('history={historyValue}');
  });
});

const site = path.resolve(__dirname, '../../..');

const MODEL = modelOfConfig({
  title: "It's <mine>",
  config: {
    demo: true,
    maxVisibleMessages: 5,
    introMessage: {text: `it's "</script>" \`\${b}\`\nnext`},
    history: [{text: 'a', role: 'user'}],
  },
  height: 360,
});

describe('modelOfConfig', () => {
  it('has the types of the component', {timeout: 60_000}, () => {
    const text = generate(MODEL, 'react').files[0]!.code;
    const file = {path: path.join(site, 'generated-config.tsx'), text};
    expect(checkTypes([file], {types: ['react']})).toEqual([]);
  });
});
