import {createHash} from 'node:crypto';
import {version} from 'deep-chat/package.json';
import {describe, expect, it} from 'vitest';
import recorded from './conversations.json';
import {scenes} from './scenes';

const AGAIN = 'Run: npm run record';

describe('the recorded conversations', () => {
  it('were drawn by the installed component', () => {
    expect(recorded.version, AGAIN).toBe(version);
  });

  it('are those of the scenes', () => {
    const source = createHash('sha256').update(JSON.stringify(scenes)).digest('hex');
    expect(recorded.source, AGAIN).toBe(source);
    expect(Object.keys(recorded.chats)).toEqual(Object.keys(scenes));
  });

  it.each(Object.entries(recorded.chats))('%s answers nothing until it is live', (_name, html) => {
    expect(html).toContain('message-bubble');
    expect(html).not.toMatch(
      /tabindex|role="button"|contenteditable="true"|<script|https?:\/\/(?!www\.w3\.org)/,
    );
  });
});
