import {expect, it} from 'vitest';
import {highlight} from './highlight';
import {linkNames} from './linkNames';

const CODE = `import type {Connect, Other} from 'deep-chat/dist/types/connect';
import {Connect as Second} from './connect';
const connect: Connect = {url: '/api'};`;
const LINKS = [['Connect', '/docs/connect#connect']] as const;

it('links the types that code imports from the component, and nothing else', () => {
  const html = linkNames(highlight(CODE, 'tsx'), LINKS);
  expect(html).toContain('<a href="/docs/connect#connect">Connect</a>');
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(linkNames(highlight(CODE, 'tsx'), undefined)).not.toContain('<a ');
});
