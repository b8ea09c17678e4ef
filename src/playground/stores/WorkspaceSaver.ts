import {revisionIn} from '../model/savedRecord';
import type {Workspace} from '../schema';
import {
  deleteSaved,
  onSavedElsewhere,
  readAside,
  readSaved,
  save,
  type Damaged,
  type Saved,
} from './storage';
import {createStore} from 'zustand/vanilla';

/** Edits are saved this many ms after the last one … */
const SAVE_AFTER = 300;
/** … and at the latest this many ms after the first one, however long the user goes on. */
const SAVE_AT_LATEST = 800;

/** How saving goes. */
export interface SaveState {
  /** Whether the browser refused to save. */
  readonly isUnsaved: boolean;
  /** Whether another tab has saved since: nothing is saved here until the user has chosen. */
  readonly isElsewhere: boolean;
  /** Something that could not be read, until the user has seen it. */
  readonly damaged?: Damaged;
}

/** How saving goes before anything was saved. */
const FIRST_SAVE_STATE: SaveState = {isUnsaved: false, isElsewhere: false};

/** Saves a workspace while it is edited, and never over the work of another tab. */
export class WorkspaceSaver {
  readonly state = createStore<SaveState>(() => FIRST_SAVE_STATE);
  private known = '';
  private latest: Workspace | undefined;
  /** What the page begins with, as long as nothing has changed it. */
  private untouched: Workspace | undefined;
  private isDirty = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private firstEdit = 0;
  private stops: (() => void)[] = [];

  /**
   * Reads the saved value, and watches the other tabs and the end of the page.
   *
   * @param first - What the page shows until something else is found or made. It isn't saved as long as
   *   nothing changes it, because it would overwrite what was found.
   */
  start(first: Workspace): Saved {
    const found = readSaved();
    this.state.setState(FIRST_SAVE_STATE, true);
    this.known = '';
    this.isDirty = false;
    this.untouched = first;
    if (found.state === 'good') this.known = found.revision;
    // Messages of the first chats are worth a record too: other tabs hear of them by it.
    if (found.state !== 'damaged') this.latest = found.state === 'good' ? found.workspace : first;
    const original = found.state === 'good' ? found.original : undefined;
    const damaged = found.state === 'damaged' ? found : (original ?? readAside());
    if (found.state === 'damaged') this.known = revisionIn(found.text);
    if (damaged) this.change({damaged});
    const flush = () => this.flush();
    const onHide = () => document.visibilityState === 'hidden' && this.flush();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', onHide);
    this.stops = [
      () => window.removeEventListener('pagehide', flush),
      () => document.removeEventListener('visibilitychange', onHide),
      onSavedElsewhere((revision) => {
        if (revision === this.known) return;
        if (revision === '') this.known = '';
        else this.change({isElsewhere: true});
      }),
    ];
    return found;
  }

  /** Takes an edit over. */
  edit(workspace: Workspace): void {
    if (workspace === this.latest || this.isUntouched(workspace)) return;
    // From here on the first workspace is a step like any other: undo leads back to it.
    this.untouched = undefined;
    this.latest = workspace;
    this.touch();
  }

  /** Saves again although the workspace is the same: its conversations have changed. */
  touch(): void {
    const now = Date.now();
    if (!this.isDirty) this.firstEdit = now;
    this.isDirty = true;
    clearTimeout(this.timer);
    const wait = Math.min(SAVE_AFTER, this.firstEdit + SAVE_AT_LATEST - now);
    this.timer = setTimeout(() => this.flush(), Math.max(0, wait));
  }

  /** Saves unsaved changes immediately. */
  flush(): void {
    clearTimeout(this.timer);
    const {isElsewhere, damaged} = this.state.getState();
    // A record that could not be kept aside stays where it is until the user has seen it.
    const isBlocked = isElsewhere || (damaged !== undefined && damaged.name === undefined);
    if (!this.isDirty || !this.latest || isBlocked) return;
    this.write(this.known);
  }

  /** Another tab has saved something that this one would overwrite: nothing is saved until the user has chosen. */
  noteElsewhere(): void {
    this.change({isElsewhere: true});
  }

  /** Saves what is in this tab over what another one has saved. */
  keepMine(): void {
    this.change({isElsewhere: false});
    this.write(null);
  }

  /** The user has seen what could not be read. From here on it may be saved over. */
  dismissDamaged(): void {
    const {damaged: _, ...rest} = this.state.getState();
    this.state.setState(rest, true);
    this.flush();
  }

  /**
   * Deletes the saved value.
   *
   * @param first - What the page shows from now on. It isn't saved before something changes it.
   */
  clear(first: Workspace): void {
    clearTimeout(this.timer);
    deleteSaved();
    this.known = '';
    this.latest = first;
    this.untouched = first;
    this.isDirty = false;
    this.state.setState(FIRST_SAVE_STATE, true);
  }

  /** Saves and stops watching. */
  stop(): void {
    this.flush();
    for (const stop of this.stops.splice(0)) stop();
  }

  private isUntouched(workspace: Workspace): boolean {
    if (!this.untouched) return false;
    return JSON.stringify(workspace) === JSON.stringify(this.untouched);
  }

  private write(known: string | null): void {
    if (!this.latest) return;
    const result = save(this.latest, known);
    if (result.state === 'elsewhere') {
      this.change({isElsewhere: true});
      return;
    }
    if (result.state === 'saved') {
      this.known = result.revision;
      this.isDirty = false;
    }
    this.change({isUnsaved: result.state === 'refused'});
  }

  private change(part: Partial<SaveState>): void {
    this.state.setState(part);
  }
}
