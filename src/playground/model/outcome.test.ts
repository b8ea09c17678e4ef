import {describe, expect, it} from 'vitest';
import {wordsOf} from '../outcomeWords';
import {outcomeOf} from './outcome';
import {begin, reduce, type Action, type Timeline} from './reducer';
import {demoChat, firstWorkspace, MAX_CHATS, type Workspace} from './workspace';

const workspaceOf = (count: number): Workspace => ({
  ...firstWorkspace,
  chats: Array.from({length: count}, (_, index) => ({
    ...demoChat(`c${index + 1}`),
    conversation: index + 1,
  })),
});
const does = (timeline: Timeline, action: Action) => {
  const after = reduce(timeline, action);
  return {after, outcome: outcomeOf(timeline, action, after)};
};
const full = begin(workspaceOf(MAX_CHATS));

describe('outcomeOf', () => {
  it.each<Action>([
    {type: 'add'},
    {type: 'duplicate', id: 'c1'},
    {type: 'merge', workspace: workspaceOf(3)},
  ])('tells that there is no room: $type', (action) => {
    const {after, outcome} = does(full, action);
    expect(outcome).toEqual({code: 'full'});
    expect(after).toBe(full);
    expect(wordsOf({code: 'full'})).toContain('Nothing was added');
  });

  it('counts what found room', () => {
    const {after, outcome} = does(begin(workspaceOf(MAX_CHATS - 1)), {
      type: 'merge',
      workspace: workspaceOf(3),
    });
    expect(after.present.chats).toHaveLength(MAX_CHATS);
    expect(outcome).toEqual({code: 'merged', count: 1, of: 3});
    expect(wordsOf({code: 'merged', count: 1, of: 3})).toContain('1 of 3');
  });

  it('says nothing of what changed nothing', () => {
    expect(does(full, {type: 'move', id: 'c1', by: -1}).outcome).toBeUndefined();
    expect(does(full, {type: 'undo'}).outcome).toBeUndefined();
  });

  it('offers undo by a field, whatever a chat is called', () => {
    const named = begin({
      ...firstWorkspace,
      chats: [{...demoChat('c1'), name: 'removed'}, demoChat('c2')],
    });
    const moved = does(named, {type: 'move', id: 'c1', by: 1}).outcome;
    expect(moved).toEqual({code: 'moved', name: 'removed'});
    const removed = does(named, {type: 'remove', id: 'c2'}).outcome;
    expect(removed).toMatchObject({code: 'removed', canUndo: true});
  });
});
