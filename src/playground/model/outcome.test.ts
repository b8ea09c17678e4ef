import {describe, expect, it} from 'vitest';
import {wordsOf} from '../outcomeWords';
import {outcomeOf} from './outcome';
import {begin, reduce, type Timeline} from '../../../tests/support/timeline';
import type {Action} from './actions';
import {demoChat, firstWorkspace, MAX_CHATS, type Workspace} from '../schema';

const workspaceOf = (count: number): Workspace => ({
  ...firstWorkspace,
  chats: Array.from({length: count}, (_, index) => ({
    ...demoChat(`c${index + 1}`),
    conversation: `${index}`,
  })),
});
const does = (timeline: Timeline, action: Action) => {
  const after = reduce(timeline, action);
  return {after, outcome: outcomeOf(timeline.present, action, after.present)};
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

  it.each<[Action, unknown]>([
    [{type: 'add'}, {code: 'added'}],
    [
      {type: 'duplicate', id: 'c2'},
      {code: 'duplicated', name: 'Claude'},
    ],
    [
      {type: 'duplicate', id: 'c2', upTo: 1},
      {code: 'forked', name: 'Claude'},
    ],
    [
      {type: 'duplicate', id: 'c2', upTo: 0},
      {code: 'forked', name: 'Claude'},
    ],
    [
      {type: 'remove', id: 'c2'},
      {code: 'removed', name: 'Claude', canUndo: true},
    ],
    [
      {type: 'clear', id: 'c2'},
      {code: 'cleared', name: 'Claude', canUndo: true},
    ],
    [
      {type: 'converse', id: 'c2', messages: []},
      {code: 'edited', name: 'Claude', canUndo: true},
    ],
    [
      {type: 'move', id: 'c2', by: -1},
      {code: 'moved', name: 'Claude'},
    ],
    [
      {type: 'replace', workspace: workspaceOf(1)},
      {code: 'replaced', canUndo: true},
    ],
    [
      {type: 'merge', workspace: workspaceOf(3)},
      {code: 'merged', count: 3, of: 3},
    ],
    [
      {type: 'merge', workspace: workspaceOf(0)},
      {code: 'merged', count: 0, of: 0},
    ],
    [{type: 'clear all', workspace: workspaceOf(1)}, {code: 'all cleared'}],
    // These speak for themselves.
    [{type: 'rename', id: 'c2', name: 'New'}, undefined],
    [{type: 'layout', layout: 'row'}, undefined],
  ])('says what %o did', (action, outcome) => {
    expect(does(begin(firstWorkspace), action).outcome).toEqual(outcome);
  });

  it('says that a step was undone or done again', () => {
    const {after} = does(begin(firstWorkspace), {type: 'add'});
    const undone = does(after, {type: 'undo'});
    expect(undone.outcome).toEqual({code: 'undone'});
    expect(does(undone.after, {type: 'redo'}).outcome).toEqual({code: 'redone'});
  });

  it('refuses no empty link where all places are taken', () => {
    const empty: Action = {type: 'merge', workspace: workspaceOf(0)};
    expect(outcomeOf(full.present, empty, full.present)).toBeUndefined();
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
