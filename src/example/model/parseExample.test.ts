import {compileFunction} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {compileExample} from '../generate/compile';
import {ExampleError} from './outline';
import {parseExample} from './parseExample';

function errorOf(source: string): ExampleError {
  try {
    parseExample(source);
  } catch (error) {
    if (error instanceof ExampleError) return error;
    throw error;
  }
  throw new Error(`accepted: ${source}`);
}

/** Runs an example as a page does. */
function run(source: string, scope: object = {}): Record<string, unknown> {
  const body = compileExample(source, parseExample(source));
  return compileFunction(body, ['$'])(scope);
}

describe('parseExample', () => {
  it('reads constants, properties, a panel and buttons', () => {
    const outline = parseExample(`const limits = {maxMessages: 3};
function ask(text: string) {
  return chat.submitUserMessage({text});
}

<>
  <DeepChat demo={true} auxiliaryStyle="a 'b'" requestBodyLimits={limits}>
    <div className="box" style={{padding: '8px'}}>
      <h3>Hello</h3>
      Two <b>words</b>
    </div>
  </DeepChat>
  <button onClick={() => ask('x')}>Ask it</button>
</>;
`);
    expect(outline.constants.map(({name}) => name)).toEqual(['limits', 'ask']);
    expect(outline.properties.map(({name}) => name)).toEqual([
      'demo',
      'auxiliaryStyle',
      'requestBodyLimits',
    ]);
    expect(outline.properties[1]?.text).toBe("'a \\'b\\''");
    expect(outline.panel).toEqual({
      tag: 'div',
      attributes: {className: 'box', style: {padding: '8px'}},
      children: [{tag: 'h3', children: ['Hello']}, 'Two ', {tag: 'b', children: ['words']}],
    });
    expect(outline.buttons.map(({label}) => label)).toEqual(['Ask it']);
    expect(outline.isData).toBe(false);
  });

  it('knows an example that is data alone', () => {
    expect(parseExample('<DeepChat demo={true} history={[{text: `a`}]} />').isData).toBe(true);
    expect(parseExample('<DeepChat demo={{response: () => ({text: 1})}} />').isData).toBe(false);
  });

  it.each([
    ['let a = 1;\n<DeepChat />', 1, /Only const and function/],
    ['const a = 1;\nimport x from "y";\n<DeepChat />', 2, /Only const and function/],
    ['const a = 1;', 1, /element is missing/],
    ['<Chat />', 1, /Exactly one <DeepChat>/],
    ['<>\n<DeepChat />\n<DeepChat />\n</>', 1, /Exactly one <DeepChat>/],
    ['<>\n<DeepChat />\n<p>x</p>\n</>', 3, /only buttons/],
    ['<>\n<DeepChat />\n<button>x</button>\n</>', 3, /onClick/],
    ['<DeepChat\n  {...props}\n/>', 2, /not spread/],
    ['<DeepChat><p>a</p>\n<p>b</p></DeepChat>', 2, /one child element/],
    ['<DeepChat><video /></DeepChat>', 1, /intro panel is made of/],
    ['<DeepChat><p onClick={() => 1}>a</p></DeepChat>', 1, /have the attributes/],
    ['const log = 1;\n<DeepChat />', 1, /log/],
    ['const Chat = 1;\n<DeepChat />', 1, /needed by the code of a framework/],
    ['<DeepChat\n  demo={{a: }}\n/>', 2, /Unexpected token/],
    ['const a = {f() {\n  chat.clearMessages();\n}};\n<DeepChat demo={a} />', 2, /arrow functions/],
    ['enum A {B}\n<DeepChat />', 1, /outside of examples/],
  ])('refuses %j', (source, line, message) => {
    const error = errorOf(source);
    expect(error.message).toMatch(message);
    expect(error.line).toBe(line);
  });
});

describe('compileExample', () => {
  it('makes values, functions and buttons, and leaves types out', () => {
    const calls: unknown[] = [];
    const scope = {
      chat: {clear: (...values: unknown[]) => calls.push(values)},
      log: () => undefined,
    };
    const result = run(
      `const cache: Record<string, number[]> = {a: [1]};
const double = <T extends number>(value: T, again?: boolean): number => (value as number) * 2;
<>
  <button onClick={() => chat.clear(double(cache.a![0]!))}>One</button>
  <DeepChat demo={{value: double(2)}} style={{color: 'red'}} />
  <button onClick={async () => chat.clear({chat})}>Two</button>
</>`,
      scope,
    ) as {config: object; b0: () => void; b1: () => void};
    expect(result.config).toEqual({demo: {value: 4}, style: {color: 'red'}});
    result.b0();
    result.b1();
    expect(calls).toEqual([[2], [{chat: scope.chat}]]);
  });

  it('keeps every line where it was', () => {
    const source =
      'const a = 1;\n\n<DeepChat\n  demo={true}\n  onMessage={() => {\n    throw new Error("here");\n  }}\n/>';
    const body = compileExample(source, parseExample(source));
    expect(body.split('\n').findIndex((line) => line.includes('here'))).toBe(5);
  });

  it('keeps quotes, line breaks and other letters', () => {
    const text = 'a "b" \'c\' `d` ${e} <f> & \\ \n é 漢 😀 </script>';
    const source = `const text = ${JSON.stringify(text)};\n<DeepChat introMessage={{text}} demo={{response: {text: \`\n  two\n    lines\`}}} />`;
    expect(run(source).config).toEqual({
      introMessage: {text},
      demo: {response: {text: '\n  two\n    lines'}},
    });
  });
});
