import * as v from 'valibot';
import {createStore} from 'zustand/vanilla';
import {safeStorage} from '../lib/safeStorage';
import {storageName} from '../lib/storageName';
import {checkWorkspace, toPlain} from './model/checkWorkspace';
import {MAX_CHATS, newId, type Workspace} from './schema';

const NAME = storageName('playground');
/** Where records that can't be read completely are kept aside, so that saving doesn't overwrite them. */
const ASIDE = Array.from({length: 5}, (_, index) =>
  storageName(`playground-damaged${index ? `-${index}` : ''}`),
);
/** Edits are saved this many ms after the first one, together with those that follow it. */
const SAVE_AFTER = 300;

/** What the browser's storage has: the workspace, and who wrote it last. */
export interface SavedRecord {
  readonly workspace: Workspace;
  /** Changes with every save, so that another tab can tell. */
  readonly revision: string;
  /** Names the settings that were left out because the playground no longer has them. */
  readonly retired?: string;
}

/** A record that could not be read completely. */
interface Damaged {
  readonly text: string;
  readonly reason: string;
  /** Where it is kept aside; absent when the browser did not take a second copy. */
  readonly name?: string;
}

/** What the browser has saved, as far as it can be read. */
export interface Saved {
  readonly record?: SavedRecord;
  readonly damaged?: Damaged;
}

/** How saving goes. */
export interface SaveState {
  /** Whether the browser refused to save. */
  readonly isUnsaved: boolean;
  /** Whether another tab has saved since: nothing is saved here until the user has chosen. */
  readonly isElsewhere: boolean;
  /** Something that could not be read, until the user has seen it. */
  readonly damaged?: Damaged;
}

/** The text of a record. Unlike links and files it has the ids that lead to the messages. */
export function toRecordText({workspace, revision}: SavedRecord): string {
  const plain = toPlain(workspace);
  const chats = workspace.chats.map(({id, conversation}, index) => ({
    id,
    conversation,
    ...plain.chats[index],
  }));
  return JSON.stringify({...plain, revision, chats});
}

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** The ids of a saved chat. Earlier versions numbered the conversations of each chat. */
const idsOf = v.union([
  v.object({id, conversation: v.pipe(v.string(), v.regex(/^[\w/-]{1,100}$/))}),
  v.pipe(
    v.object({id, conversation: v.pipe(v.number(), v.safeInteger(), v.minValue(0))}),
    v.transform((old) => ({id: old.id, conversation: `${old.id}/${old.conversation}`})),
  ),
]);

const recordIds = v.object({
  revision: v.fallback(v.string(), ''),
  chats: v.fallback(
    v.pipe(
      v.array(idsOf),
      v.maxLength(MAX_CHATS),
      v.check((chats) => new Set(chats.map((chat) => chat.id)).size === chats.length),
    ),
    [],
  ),
});

/** Reads the text of a record, or says why it can't be read. */
export function fromRecordText(text: string): SavedRecord | {readonly error: string} {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return {error: 'It is not JSON.'};
  }
  const {workspace, error, retired} = checkWorkspace(given);
  if (!workspace) return {error: error ?? ''};
  const {revision, chats: ids} = v.parse(recordIds, given);
  const chats =
    ids.length === workspace.chats.length
      ? workspace.chats.map((chat, index) => ({...chat, ...ids[index]}))
      : workspace.chats;
  return {workspace: {...workspace, chats}, revision, ...(retired ? {retired} : {})};
}

/** Revision of a record's text without reading the rest; empty for a record that has none. */
export function revisionIn(text: string): string {
  return /"revision":"([\w-]{1,64})"/.exec(text)?.[1] ?? '';
}

const stored = (name: string = NAME) => safeStorage.get('localStorage', name);

/** Saves a text, and tells whether the browser took it. */
function store(name: string, text: string): boolean {
  safeStorage.set('localStorage', name, text);
  return stored(name) === text;
}

/** Keeps a record aside, each text once, and says where. */
function keepAside(text: string): string | undefined {
  const free = ASIDE.find((name) => [text, undefined].includes(stored(name)));
  return free && store(free, text) ? free : undefined;
}

/** Reads the saved workspace. What can't be read completely is kept aside. */
export function readSaved(): Saved {
  const text = stored();
  if (text === undefined) return {};
  const record = fromRecordText(text);
  const reason = 'error' in record ? record.error : record.retired;
  const damaged = reason === undefined ? {} : {damaged: {text, reason, name: keepAside(text)}};
  return 'error' in record ? damaged : {record, ...damaged};
}

/** A record that an earlier visit has kept aside. */
function readAside(): Damaged | undefined {
  for (const name of ASIDE) {
    const text = stored(name);
    if (text) return {text, name, reason: 'It is from an earlier visit.'};
  }
  return undefined;
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

  /**
   * Reads the saved workspace, and watches the other tabs and the end of the page.
   *
   * @param first - What the page shows where nothing is saved. It isn't saved before something changes it.
   */
  start(first: Workspace): Saved {
    const saved = readSaved();
    const damaged = saved.damaged ?? readAside();
    this.latest = saved.record?.workspace ?? first;
    this.revision = saved.record?.revision ?? revisionIn(saved.damaged?.text ?? '');
    this.isDirty = false;
    this.state.setState({...this.state.getInitialState(), ...(damaged ? {damaged} : {})}, true);
    this.stopListening = new AbortController();
    const {signal} = this.stopListening;
    window.addEventListener('pagehide', () => this.flush(), {signal});
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && this.flush(),
      {signal},
    );
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

  /**
   * Saves the workspace now although it is the same, so that the other tabs hear of it before its
   * conversations change.
   *
   * @returns whether this tab may save them: not over the work of another one
   */
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
    const name = this.state.getState().damaged?.name;
    if (isDeleted && name) safeStorage.remove('localStorage', name);
    this.state.setState({damaged: undefined});
    this.flush();
  }

  /** Deletes everything saved. The workspace that is shown from now on isn't saved before something changes it. */
  clear(first: Workspace): void {
    this.stopTimer();
    for (const name of [NAME, ...ASIDE]) safeStorage.remove('localStorage', name);
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

  private stopTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private flush(): void {
    this.stopTimer();
    const {isElsewhere, damaged} = this.state.getState();
    // A record that could not be kept aside stays where it is until the user has seen it.
    const isBlocked = isElsewhere || (damaged && damaged.name === undefined);
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
