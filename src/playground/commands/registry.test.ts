import {expect, it, vi} from 'vitest';
import {shownNames} from '../model/workspace';
import {demoChat, firstWorkspace} from '../schema';
import {commandsOf, type CommandContext} from './registry';

function context(more: Partial<CommandContext> = {}): CommandContext {
  const workspace = more.workspace ?? firstWorkspace;
  return {
    workspace,
    names: shownNames(workspace.chats),
    canUndo: false,
    canRedo: false,
    keys: {},
    act: vi.fn(),
    open: vi.fn(),
    showPanel: vi.fn(),
    stopAll: vi.fn(),
    retryAll: vi.fn(),
    regenerate: vi.fn(),
    remove: vi.fn(),
    ...more,
  };
}

it('has a name and an id of its own for every command', () => {
  const {all} = commandsOf(context());
  expect(new Set(all.map(({id}) => id)).size).toBe(all.length);
  expect(new Set(all.map(({label}) => label)).size).toBe(all.length);
});

// @spec playground.47
it('asks before a copy uses a key, whatever shows the command', () => {
  const given = context({keys: {claude: 'secret'}});
  const commands = commandsOf(given);
  const [menu, palette] = [
    commands.ofChat('c2').duplicate,
    commands.all.find(({label}) => label === 'Duplicate Claude'),
  ];
  expect(menu).toBe(palette);
  menu.run();
  expect(given.open).toHaveBeenCalledWith({kind: 'duplicate', id: 'c2'});
  expect(given.act).not.toHaveBeenCalled();
  commands.ofChat('c1').duplicate.run();
  expect(given.act).toHaveBeenCalledWith({type: 'duplicate', id: 'c1'});
});

it('asks nothing where a copy would use no key', () => {
  const [demo = demoChat('c1'), claude = demoChat('c2')] = firstWorkspace.chats;
  const preview = {...firstWorkspace, chats: [demo, {...claude, dryRun: true}]};
  const given = context({workspace: preview, keys: {claude: 'secret'}});
  commandsOf(given).ofChat('c2').duplicate.run();
  expect(given.act).toHaveBeenCalledWith({type: 'duplicate', id: 'c2'});
});

it('is off where there is nothing to do', () => {
  const off = (more: Partial<CommandContext>) =>
    commandsOf(context(more))
      .all.filter(({isOff}) => isOff)
      .map(({label}) => label);
  expect(off({})).toEqual(['Undo', 'Redo', 'Move Demo earlier', 'Move Claude later']);
  expect(off({canUndo: true, canRedo: true})).not.toContain('Undo');
  expect(off({workspace: {...firstWorkspace, chats: []}})).toContain('Compare replies');
});
