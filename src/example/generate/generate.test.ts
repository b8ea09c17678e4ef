import {describe, expect, it} from 'vitest';
import {FRAMEWORKS} from '../frameworks';
import {modelOf} from '../model/model';
import {parseExample} from '../model/parseExample';
import {generate} from './index';

function code(source: string, framework: (typeof FRAMEWORKS)[number]['id']): string {
  const model = modelOf(source, parseExample(source), 'Title & <more>', 420);
  return generate(model, framework).files[0]!.code;
}

describe('generate', () => {
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
});
