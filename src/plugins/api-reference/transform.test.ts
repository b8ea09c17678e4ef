import {describe, expect, it} from 'vitest';
import {findHomes} from './homes';
import type {ApiModel} from './model';
import {nearestNames} from './names';
import {plainText, walk, type Node} from './nodes';
import {outlineOf} from './pages';
import {parseMdx} from './parse';
import {drawingToMarkdown} from './markdown';
import {replaceElements, transformPage} from './transform';
import type {Reference} from './view';

const model: ApiModel = {
  version: '1.0.0',
  properties: [{name: 'box', type: [{ref: 'Box'}], refs: ['Box'], required: false}],
  methods: [{name: 'open', type: ['() => void'], refs: [], required: true}],
  events: [],
  providers: [],
  types: [
    {
      name: 'Box',
      kind: 'object',
      shape: [],
      values: [],
      refs: [],
      module: 'deep-chat/dist/types/box',
      fields: [
        {path: 'size', required: true, type: ["'s' | 'l'"], values: ['s', 'l'], refs: []},
        {path: 'lid.color', required: false, type: [{ref: 'Color'}], values: [], refs: ['Color']},
      ],
    },
    {
      name: 'Color',
      kind: 'union',
      shape: ["'red' | 'blue'"],
      values: ['red', 'blue'],
      refs: [],
      module: 'deep-chat/dist/types/box',
      fields: [],
    },
  ],
};

const PAGE = `## box {/* #box */}

<Property name="box" />

<Type name="Color" />

## Types {/* #types */}

<TypeTable of="Box">

- \`size\`: How much fits, see [sizes](/docs/sizes).
- \`lid.color\`: Paint.

</TypeTable>
`;

function reference(source: string): Reference {
  const homes = findHomes(model, [{url: '/docs/box', outline: outlineOf(source)}]);
  return {model, homes, defaults: {'Box.lid.color': {value: "'red'", proof: {seen: 'looked'}}}};
}

function draw(source: string): Node {
  const tree = parseMdx(source);
  transformPage(tree, reference(source));
  return tree;
}

function messageOf(source: string): string {
  try {
    draw(source);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('drawing', () => {
  it('puts a property and the types below it into one list with one import', () => {
    const [, facts] = draw(PAGE).children!;
    expect(facts?.name).toBe('ApiFacts');
    const imports: unknown[] = [];
    walk(facts!, (node) => {
      if (node.name === 'ApiImport') imports.push(node.attributes?.[0]?.value);
    });
    expect(imports).toEqual(["import type {Box, Color} from 'deep-chat/dist/types/box';"]);
  });

  it('gives each field an id and links the names in its type', () => {
    const ids: unknown[] = [];
    const links: string[] = [];
    walk(draw(PAGE), (node) => {
      if (node.name === 'a') ids.push(node.attributes?.find(({name}) => name === 'id')?.value);
      if (node.type === 'link') links.push(node.url!);
    });
    expect(ids).toEqual(['Box.size', 'Box.lid.color']);
    expect(links).toContain('/docs/box#Color');
    expect(links).toContain('/docs/sizes');
  });

  it('says what is required and what the default is', () => {
    const text = plainText(draw(PAGE));
    expect(text).toContain('required');
    expect(text).toContain("'red'");
  });

  it('is Markdown for the twins', () => {
    const tree = parseMdx(PAGE);
    const texts = replaceElements(tree, reference(PAGE), (drawing) => [
      drawingToMarkdown(drawing, reference(PAGE), PAGE),
    ]).filter((part) => typeof part === 'string');
    expect(texts.join('\n')).toContain(
      "| `size` | `'s' \\| 'l'` | required | How much fits, see [sizes](/docs/sizes). |",
    );
  });
});

describe('mistakes', () => {
  it('name the nearest symbols', () => {
    expect(messageOf('<Property name="bux" />')).toMatch(/"bux"\. Nearest names: box/);
    expect(messageOf('<Type name="Colour" />')).toMatch(/no type "Colour"\. Nearest names: Color/);
    expect(messageOf('<TypeTable of="Box">\n\n- `sise`: x\n\n</TypeTable>')).toMatch(
      /no field of Box "sise"\. Nearest names: size/,
    );
  });

  it('in the form of a description say what the form is', () => {
    expect(messageOf('<TypeTable of="Box">\n\ntext\n\n</TypeTable>')).toContain('only a list');
    expect(messageOf('<TypeTable of="Box">\n\n- size: x\n\n</TypeTable>')).toContain('one line');
  });
});

describe('nearest names', () => {
  it('come with few edits or as a part first', () => {
    expect(nearestNames('requestIntercepter', ['connect', 'requestInterceptor'])[0]).toBe(
      'requestInterceptor',
    );
    expect(nearestNames('Interceptor', ['names', 'requestInterceptor'])[0]).toBe(
      'requestInterceptor',
    );
  });
});
