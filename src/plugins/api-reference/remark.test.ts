import {describe, expect, it} from 'vitest';
import {findHomes, pageOf} from './pages';
import type {ApiField, ApiModel, ApiType} from './model';
import {nearestNames} from '../../mdx/pageProblem';
import {attribute, plainText, walk, type Node, parseMdx} from '../../mdx/nodes';
import {drawingToMarkdown} from './draw';
import {replaceElements, transformPage} from './remark';
import {type Reference, loadReference} from './loadModel';
import path from 'node:path';

const model: ApiModel = {
  version: '1.0.0',
  properties: [{name: 'box', type: 'Box', refs: ['Box'], required: false}],
  methods: [
    {
      name: 'open',
      type: '(wide?: boolean) => void',
      refs: [],
      required: true,
      parameters: [{path: 'wide', required: false, type: 'boolean', values: [], refs: []}],
    },
  ],
  events: [],
  providers: [],
  types: [
    {
      name: 'Box',
      kind: 'object',
      shape: '',
      values: [],
      refs: [],
      module: 'deep-chat/dist/types/box',
      fields: [
        {path: 'size', required: true, type: "'s' | 'l'", values: ['s', 'l'], refs: []},
        {path: 'lid', required: false, type: 'object', values: [], refs: []},
        {path: 'lid.color', required: false, type: 'Color', values: [], refs: ['Color']},
      ],
    },
    {
      name: 'Color',
      kind: 'union',
      shape: "'red' | 'blue'",
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
  const homes = findHomes(model, [pageOf('docs/box.mdx', source)]);
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
      if (node.name === 'ApiImport') imports.push(attribute(node, 'code'));
    });
    expect(imports).toEqual(["import type {Box, Color} from 'deep-chat/dist/types/box';"]);
  });

  it('gives each field an id and links the names in its type', () => {
    const ids: unknown[] = [];
    const links: string[] = [];
    walk(draw(PAGE), (node) => {
      if (node.name === 'a') ids.push(attribute(node, 'id'));
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
    const texts: string[] = [];
    replaceElements(tree, reference(PAGE), (drawing) => {
      texts.push(drawingToMarkdown(drawing, reference(PAGE), PAGE));
      return [];
    });
    expect(texts.join('\n')).toContain(
      "| `size` | `'s' \\| 'l'` | required | How much fits, see [sizes](/docs/sizes). |",
    );
  });
});

describe('a table', () => {
  const rows = (source: string) => {
    const texts: string[] = [];
    walk(draw(source), (node) => {
      if (node.name === 'tr') texts.push(plainText(node));
    });
    return texts;
  };

  it('is of any path of the API: a property, a field, a method, the element', () => {
    const table = (of: string, item: string) =>
      rows(`<TypeTable of="${of}">\n\n- \`${item}\`: Text.\n\n</TypeTable>`);
    expect(table('box', 'lid.color')).toEqual(["lid.colorColorText. Default: 'red'."]);
    expect(table('box.lid', 'color')).toEqual(["colorColorText. Default: 'red'."]);
    expect(table('open', 'wide')).toEqual(['widebooleanText.']);
    expect(table('DeepChat', 'open')).toEqual(['open(wide?: boolean) => voidText.']);
  });

  it('marks what is required, except in what a function receives', () => {
    const list = '\n\n- `size`: Text.\n\n</TypeTable>';
    expect(rows(`<TypeTable of="Box">${list}`)).toEqual(["size required's' | 'l'Text."]);
    const nested = (path: string, parent: boolean) => {
      const [size] = model.types[0]!.fields;
      const fields = [
        {...size!, path: 'in', required: parent},
        {...size!, path: 'in.size'},
      ];
      const tree = parseMdx(`<TypeTable of="Box">\n\n- \`${path}\`: Text.\n\n</TypeTable>`);
      const own = {...model, types: [{...model.types[0]!, fields}]};
      transformPage(tree, {model: own, homes: new Map(), defaults: {}});
      return plainText(tree).includes('required');
    };
    expect([nested('in.size', true), nested('in.size', false)]).toEqual([true, false]);
    expect(rows(`<TypeTable of="Box" received>${list}`)).toEqual(["size's' | 'l'Text."]);
  });

  it('writes the type of fields in one row once', () => {
    const list = '- `size`, `lid.color`: Text.';
    expect(rows(`<TypeTable of="Box">\n\n${list}\n\n</TypeTable>`)).toEqual([
      "size required's' | 'l'lid.colorColorText. Default: 'red'.",
    ]);
  });

  it('takes the words of the form for a setting without words of its own', () => {
    const source = '<TypeTable of="directConnection.maker">\n\n- `max_tokens`\n\n</TypeTable>';
    const field = (path: string, ref: string): ApiField => ({
      path,
      required: false,
      type: ref || 'number',
      values: [],
      refs: ref ? [ref] : [],
    });
    const type = (name: string, fields: ApiField[]): ApiType => ({
      ...model.types[0]!,
      name,
      fields,
    });
    const own: ApiModel = {
      ...model,
      properties: [
        {name: 'directConnection', type: '', refs: ['DirectConnection'], required: false},
      ],
      types: [
        type('DirectConnection', [field('maker', 'Maker')]),
        type('Maker', [field('max_tokens', ''), field('unheard', '')]),
      ],
    };
    const tree = parseMdx(source);
    transformPage(tree, {model: own, homes: new Map(), defaults: {}});
    expect(plainText(tree)).toContain('Maximum tokens in the reply');
    expect(() =>
      transformPage(parseMdx(source.replace('max_tokens', 'unheard')), {
        model: own,
        homes: new Map(),
        defaults: {},
      }),
    ).toThrow('Say what `unheard` does');
  });

  it('of more than nine rows shows eight and closes the rest', () => {
    const fields = Array.from({length: 12}, (_, index) => `field${index}`);
    const long: ApiModel = {
      ...model,
      types: [
        {
          ...model.types[0]!,
          fields: fields.map((path) => ({...model.types[0]!.fields[0]!, path})),
        },
      ],
    };
    const items = (count: number) =>
      fields
        .slice(0, count)
        .map((path) => `- \`${path}\`: Text.`)
        .join('\n');
    const parts = (count: number) => {
      const tree: Node = parseMdx(`<TypeTable of="Box">\n\n${items(count)}\n\n</TypeTable>`);
      transformPage(tree, {model: long, homes: new Map(), defaults: {}});
      return tree.children!;
    };
    expect(parts(9).map(({name}) => name)).toEqual(['ApiTable']);
    const [table, details] = parts(12);
    expect(plainText(table!)).toContain('field7');
    expect(plainText(table!)).not.toContain('field8');
    expect(details?.name).toBe('details');
    expect(plainText(details!)).toMatch(/^All 12 fields.*field8.*field11/);
  });

  it('stands in a closed part of a page too', () => {
    const inside = `<details>\n<summary>Details</summary>\n\n<Type name="Color" />\n\n</details>`;
    expect(plainText(draw(inside))).toContain("'red' | 'blue'");
  });
});

describe('mistakes', () => {
  it('are types that a page writes by hand', () => {
    const table = (title: string) => `| Field | ${title} |\n| --- | --- |\n| \`a\` | b |`;
    expect(messageOf(table('Type'))).toMatch(/column "Type" that is typed by hand/);
    expect(messageOf(`:::note\n\n${table('Signature')}\n\n:::`)).toMatch(/"Signature"/);
    expect(messageOf(table('Type of file'))).toBe('');
  });

  it('are tables of what is not there, and fields that two tables of a page list', () => {
    expect(messageOf('<TypeTable of="bux">\n\n- `size`: x\n\n</TypeTable>')).toMatch(
      /no type, property or method "bux"\. Nearest names: box/,
    );
    const table = '<TypeTable of="Box">\n\n- `size`: x\n\n</TypeTable>';
    expect(messageOf(`${table}\n\n${table}`)).toContain('Another table of this page');
  });

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

const SITE = path.resolve(__dirname, '../../..');

it('a type that is a whole property is documented where the property is', async () => {
  const {homes, model} = await loadReference(SITE);
  // A provider's page shows it too, under a heading that is the same word.
  expect(homes.get('Connect')).toMatch(/^\/docs\/connect#/);
  expect(model.types.filter(({name}) => !homes.has(name))).toEqual([]);
});
