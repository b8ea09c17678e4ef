import {checkWorkspace, toPlain} from '../model/check';
import type {Workspace} from '../model/workspace';

const NAME = 'playground';
const DAMAGED = 'playground-damaged';

/** What was found in the browser's storage. */
export type Saved =
  | {readonly state: 'none'}
  | {readonly state: 'good'; readonly workspace: Workspace}
  /** The text is kept aside under another name, so that saving does not overwrite it. */
  | {readonly state: 'damaged'; readonly text: string; readonly reason: string};

function checkText(text: string): Saved {
  try {
    const {workspace, error} = checkWorkspace(JSON.parse(text));
    if (workspace) return {state: 'good', workspace};
    return {state: 'damaged', text, reason: error ?? ''};
  } catch {
    return {state: 'damaged', text, reason: 'It is not JSON.'};
  }
}

/** Reads the saved workspace. A browser without storage has none. */
export function readSaved(): Saved {
  try {
    const text = localStorage.getItem(NAME);
    if (text === null) return {state: 'none'};
    const saved = checkText(text);
    if (saved.state === 'damaged') localStorage.setItem(DAMAGED, text);
    return saved;
  } catch {
    return {state: 'none'};
  }
}

/**
 * Saves the workspace, which holds no key and no message.
 *
 * @returns Whether the browser took it: storage can be full or closed.
 */
export function save(workspace: Workspace): boolean {
  try {
    localStorage.setItem(NAME, JSON.stringify(toPlain(workspace)));
    return true;
  } catch {
    return false;
  }
}
