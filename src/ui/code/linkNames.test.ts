import {expect, it} from 'vitest';
import {highlight} from './highlight';

const CODE = `import type {Connect, Other} from 'deep-chat/dist/types/connect';
import {Connect as Second} from './connect';
const connect: Connect = {url: '/api'};`;

it('links the types that code imports from the component, and nothing else', () => {
  const html = highlight(CODE, 'tsx', 'Signals=/a Connect=/docs/connect#connect');
  expect(html).toContain('<a href="/docs/connect#connect">Connect</a>');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(highlight(CODE, 'tsx')).not.toContain('<a ');
});
