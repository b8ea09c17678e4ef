import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkTypes} from '../../plugins/live-examples/checkTypes';
import {generate, modelOfConfig} from './index';

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
