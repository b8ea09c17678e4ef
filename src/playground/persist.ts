import {useEffect} from 'react';
import {flushSync} from 'react-dom';
import {useStore} from 'zustand';
import {createStore} from 'zustand/vanilla';
import {safeStorage} from '../lib/safeStorage';
import {storageName} from '../lib/storageName';
import {startOver} from './actions';
import {fromRecordText, revisionIn, toRecordText, type SavedRecord} from './model/checkWorkspace';
import {firstWorkspace, newId, type Workspace} from './schema';
import {begin, usePlayground} from './store';
import {recordFetches} from './stores/chatLog';
import {
  clearConversations,
  deleteUnused,
  hasUnsaved,
  loadConversations,
  saveOver,
} from './stores/conversations';
import {forgetKeys, loadKeys} from './stores/keys';

const NAME = storageName('playground');
/** Where a record that can't be read completely is kept aside, so that saving doesn't overwrite it. */
const ASIDE = storageName('playground-damaged');
/** Edits are saved this many ms after the first one, together with those that follow it. */
const SAVE_AFTER = 300;

interface Damaged {
  readonly text: string;
  readonly reason: string;
  /** Whether it is kept aside: not when the browser took no second copy, or has an earlier one there. */
  readonly isAside: boolean;
}

interface SaveState {
  /** Whether the browser refused to save. */
  readonly isUnsaved: boolean;
  /** Whether another tab has saved since: nothing is saved here until the user has chosen. */
  readonly isElsewhere: boolean;
  /** Something that could not be read, until the user has seen it. */
  readonly damaged?: Damaged;
}

const stored = (name: string = NAME) => safeStorage.get('localStorage', name);

/** @returns whether the browser took the text */
function store(name: string, text: string): boolean {
  safeStorage.set('localStorage', name, text);
  return stored(name) === text;
}

/** Reads the saved workspace. What can't be read completely is kept aside. */
export function readSaved(): {readonly record?: SavedRecord; readonly damaged?: Damaged} {
  const text = stored();
  if (text === undefined) return {};
  const found = fromRecordText(text);
  const record = 'error' in found ? undefined : found;
  const reason = 'error' in found ? found.error : found.retired;
  if (reason === undefined) return {record};
  const isAside = [text, undefined].includes(stored(ASIDE)) && store(ASIDE, text);
  return {record, damaged: {text, reason, isAside}};
}

/** Characters that the record takes; 0 without one. */
export const savedSize = (): number => stored()?.length ?? 0;

/** Saves a workspace while it is edited, and never over the work of another tab. */
export class WorkspaceSaver {
  readonly state = createStore<SaveState>(() => ({isUnsaved: false, isElsewhere: false}));
  /** Revision that this tab has read or written last. Any other one in storage is another tab's work. */
  private revision = '';
  private latest: Workspace | undefined;
  private isDirty = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stopListening = new AbortController();

  /** Reads the saved workspace, or shows the first one, and watches the other tabs and the end of the page. */
  start(first: Workspace): ReturnType<typeof readSaved> {
    const saved = readSaved();
    const text = stored(ASIDE);
    const aside = text ? {text, reason: 'It is from an earlier visit.', isAside: true} : undefined;
    const damaged = saved.damaged ?? aside;
    this.latest = saved.record?.workspace ?? first;
    this.revision = saved.record?.revision ?? revisionIn(saved.damaged?.text ?? '');
    this.isDirty = false;
    this.state.setState({...this.state.getInitialState(), ...(damaged ? {damaged} : {})}, true);
    this.stopListening = new AbortController();
    const {signal} = this.stopListening;
    window.addEventListener('pagehide', () => this.flush(), {signal});
    // Phones end a page that is out of sight without another word.
    document.addEventListener('visibilitychange', () => this.flush(), {signal});
    window.addEventListener('storage', (event) => this.onStorage(event), {signal});
    return saved;
  }

  /** Saves and stops watching. */
  stop(): void {
    this.flush();
    this.stopListening.abort();
  }

  /** Saves this workspace soon. */
  edit(workspace: Workspace): void {
    if (workspace === this.latest) return;
    this.latest = workspace;
    this.isDirty = true;
    this.timer ??= setTimeout(() => this.flush(), SAVE_AFTER);
  }

  /** Tells the other tabs that conversations change. Whether this tab may save them: not over another one's work. */
  claim(): boolean {
    this.isDirty = true;
    this.flush();
    return !this.state.getState().isElsewhere;
  }

  /** Saves what is in this tab over what another one has saved. */
  keepMine(): void {
    this.state.setState({isElsewhere: false});
    this.write();
  }

  /** The user has seen what could not be read, and may not want to keep it. From here on it may be saved over. */
  dismissDamaged(isDeleted = false): void {
    if (isDeleted && this.state.getState().damaged?.isAside)
      safeStorage.remove('localStorage', ASIDE);
    this.state.setState({damaged: undefined});
    this.flush();
  }

  /** Deletes everything saved. The workspace that is shown then isn't saved before something changes it. */
  clear(first: Workspace): void {
    for (const name of [NAME, ASIDE]) safeStorage.remove('localStorage', name);
    this.revision = '';
    this.latest = first;
    this.isDirty = false;
    this.state.setState(this.state.getInitialState(), true);
  }

  private onStorage({key, newValue}: StorageEvent): void {
    // Without a name, everything was cleared.
    if (key !== NAME && key !== null) return;
    const revision = revisionIn(newValue ?? '');
    if (newValue === null) this.revision = '';
    else if (revision !== this.revision) this.state.setState({isElsewhere: true});
  }

  private flush(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const {isElsewhere, damaged} = this.state.getState();
    // A record that could not be kept aside stays where it is until the user has seen it.
    const isBlocked = isElsewhere || damaged?.isAside === false;
    if (!this.isDirty || isBlocked) return;
    const now = stored();
    if (now && revisionIn(now) !== this.revision) this.state.setState({isElsewhere: true});
    else this.write();
  }

  private write(): void {
    const {latest: workspace} = this;
    if (!workspace) return;
    const revision = newId();
    const isSaved = store(NAME, toRecordText({workspace, revision}));
    if (isSaved) {
      this.revision = revision;
      this.isDirty = false;
    }
    this.state.setState({isUnsaved: !isSaved});
  }
}

export const saver = new WorkspaceSaver();

export const useSaveState = () => useStore(saver.state);

export async function keepMine(): Promise<void> {
  saver.keepMine();
  await saveOver(usePlayground.getState().workspace.chats);
}

/** Deletes everything that this browser has saved of the playground. There is no undo. */
export function clearAll(): void {
  // The chats that go hand their messages over, so those are deleted after them.
  flushSync(() => startOver(firstWorkspace));
  void clearConversations();
  saver.clear(usePlayground.getState().workspace);
  forgetKeys();
}

/** Restores the saved workspace and saves it from then on, as long as the page is open. */
export function usePersistence(): void {
  useEffect(() => {
    const {record, damaged} = saver.start(firstWorkspace);
    const workspace = record?.workspace ?? firstWorkspace;
    begin(workspace);
    const stopKeys = loadKeys();
    const stopRecorder = recordFetches();
    const stopSaving = usePlayground.subscribe((state) => saver.edit(state.workspace));
    void loadConversations(workspace.chats, () => saver.claim()).then(() => {
      // What can't be read now may refer to conversations that must not be lost.
      if (record ?? !damaged) void deleteUnused(workspace.chats);
    });
    return () => {
      stopKeys();
      stopRecorder();
      stopSaving();
      // Leaving by a link inside the site unloads nothing, so the last edit is saved here.
      saver.stop();
    };
  }, []);

  const {isElsewhere} = useSaveState();
  useEffect(() => {
    if (!isElsewhere) return undefined;
    // Messages written here since then aren't saved.
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsaved()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isElsewhere]);
}
