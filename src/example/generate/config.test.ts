import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkTypes} from '../../plugins/live-examples/checkTypes';
import {functionSource, generate, modelOfConfig, type ConfigValue} from './index';

const site = path.resolve(__dirname, '../../..');

const setup = (config: Readonly<Record<string, ConfigValue | undefined>>) =>
  modelOfConfig({title: "It's <mine>", config, style: {borderRadius: '8px'}});

const HANDLER = functionSource(`async (body, signals) => {
      try {
        await signals.onResponse({text: body.messages[0].text});
      } catch (error) {
        signals.onResponse({error: String(error)});
      }
    }`);

const CONFIG: Record<string, ConfigValue | undefined> = {
  demo: true,
  maxVisibleMessages: 5,
  introMessage: {text: `it's "</script>" \`\${b}\`\nnext`},
  history: [{text: 'a', role: 'user'}],
  connect: {handler: HANDLER},
  onMessage: functionSource('({message}) => console.log(message)'),
  avatars: undefined,
};

describe('modelOfConfig', () => {
  it('has the types of the component', {timeout: 60_000}, () => {
    const text = generate(setup(CONFIG), 'react').files[0]!.code;
    const file = {path: path.join(site, 'generated-config.tsx'), text};
    expect(checkTypes([file], {types: ['react']})).toEqual([]);
  });
});
