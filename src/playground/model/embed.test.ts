import {describe, expect, it} from 'vitest';

import {demoChat, firstWorkspace} from '../schema';
import {embedCode, packedIn, unpackWorkspace} from './link';

const PAGE = 'https://a.example/playground';

describe('the code of a frame', () => {
  it('brings one chat and its messages, with a title that ends no attribute', async () => {
    const workspace = {
      ...firstWorkspace,
      chats: [
        {...demoChat('c1'), name: 'A "quoted" <name>'},
        {...demoChat('c2'), name: 'Other-7431'},
      ],
    };
    const messages = {
      c1: [{role: 'user', text: 'Hello'}],
      c2: [{role: 'user', text: 'Not-mine-7431'}],
    };
    const code = await embedCode(PAGE, workspace, 'c1', messages);
    expect(code).toContain('title="A &quot;quoted&quot; &lt;name&gt;"');
    const address = /src="([^"]*)"/.exec(code)?.[1] ?? '';
    expect(address.startsWith(`${PAGE}/embed#`)).toBe(true);
    const found = await unpackWorkspace(packedIn(new URL(address).hash) ?? '');
    expect(found.workspace?.chats.map(({name}) => name)).toEqual(['A "quoted" <name>']);
    expect(JSON.stringify(found)).toContain('Hello');
    expect(JSON.stringify(found)).not.toContain('7431');
  });
});
