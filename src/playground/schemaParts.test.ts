import {expect, it} from 'vitest';
import {checkWorkspace} from './model/checkWorkspace';
import {cleanText} from './schemaParts';
import {shownNames} from './model/workspace';
import {demoChat} from './schema';

const FAMILY =
  '\u{1F469}\u200D\u{1F4BB} \u{1F469}\u{1F3FD}\u200D\u{1F52C} \u2764\uFE0F\u200D\u{1F525}';

it('keeps emoji whole, and nothing else that can\u2019t be seen', () => {
  expect(cleanText(FAMILY)).toBe(FAMILY);
  expect(cleanText('a\u202Eb\tc\nd')).toBe('abc\nd');
  const {workspace} = checkWorkspace({version: 2, chats: [{name: `${FAMILY}\n\u202E`}]});
  expect(workspace?.chats[0]?.name).toBe(FAMILY);
});

it('gives no two chats the same name, also when one is named like a number of another', () => {
  const named = (...names: string[]) =>
    shownNames(names.map((name, index) => ({...demoChat(`c${index}`), name})));
  expect(named('', '', 'Demo (2)')).toEqual(['Demo', 'Demo (3)', 'Demo (2)']);
  expect(named('Demo (2)', '', '')).toEqual(['Demo (2)', 'Demo', 'Demo (3)']);
});
