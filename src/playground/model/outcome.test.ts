import {describe, expect, it} from 'vitest';
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
    expect(outcome?.text).toContain('Nothing was added');
    expect(after).toBe(full);
  });

  it('counts what found room', () => {
    const {after, outcome} = does(begin(workspaceOf(MAX_CHATS - 1)), {
      type: 'merge',
      workspace: workspaceOf(3),
    });
    expect(after.present.chats).toHaveLength(MAX_CHATS);
    expect(outcome?.text).toContain('1 of 3');
  });

  it('says nothing of what changed nothing', () => {
    expect(does(full, {type: 'move', id: 'c1', by: -1}).outcome).toBeUndefined();
    expect(does(full, {type: 'undo'}).outcome).toBeUndefined();
    const empty: Action = {type: 'merge', workspace: workspaceOf(0)};
    expect(outcomeOf(full.present, empty, full.present)).toBeUndefined();
  });

  it.each<[Action, string | undefined, true?]>([
    [{type: 'add'}, 'Chat added'],
    [{type: 'duplicate', id: 'c2'}, 'Claude duplicated'],
    [{type: 'duplicate', id: 'c2', upTo: 0}, 'Claude forked'],
    [{type: 'remove', id: 'c2'}, 'Claude removed', true],
    [{type: 'clear', id: 'c2'}, 'Conversation of Claude cleared', true],
    [{type: 'converse', id: 'c2', messages: []}, 'Conversation of Claude changed', true],
    [{type: 'move', id: 'c2', by: -1}, 'Claude moved'],
    [{type: 'replace', workspace: workspaceOf(1)}, 'Chats replaced', true],
    [{type: 'merge', workspace: workspaceOf(1)}, '1 chat added'],
    [{type: 'merge', workspace: workspaceOf(0)}, '0 chats added'],
    [{type: 'clear all', workspace: workspaceOf(1)}, 'All data cleared'],
    // These speak for themselves.
    [{type: 'rename', id: 'c2', name: 'New'}, undefined],
    [{type: 'layout', layout: 'row'}, undefined],
  ])('says what %o did, and offers undo where it took something away', (action, text, canUndo) => {
    const {outcome} = does(begin(firstWorkspace), action);
    expect(outcome?.text).toBe(text);
    expect(outcome?.canUndo).toBe(canUndo);
  });

  it('says that a step was undone or done again', () => {
    const {after} = does(begin(firstWorkspace), {type: 'add'});
    const undone = does(after, {type: 'undo'});
    expect(undone.outcome?.text).toBe('Undone');
    expect(does(undone.after, {type: 'redo'}).outcome?.text).toBe('Redone');
  });
});
