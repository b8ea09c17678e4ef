import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {followCalls, noteVoiceRequest, useVoiceCall, watchMicrophone} from './voiceCalls';

// Outside of a component, a hook that reads a store is a call that reads it.
vi.mock('react', () => ({
  useSyncExternalStore: (_subscribe: unknown, read: () => unknown) => read(),
}));

const SESSIONS = 'https://api.openai.com/v1/realtime/sessions';
const element = new EventTarget() as HTMLElement;
let ask: () => Promise<MediaStream>;

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('requestAnimationFrame', () => 0);
  vi.stubGlobal('navigator', {mediaDevices: {getUserMedia: () => ask()}});
});

afterEach(() => {
  vi.unstubAllGlobals();
});

function click(on: EventTarget): void {
  const event = new Event('click');
  vi.spyOn(event, 'composedPath').mockReturnValue([on]);
  window.dispatchEvent(event);
}

/** Asks for the microphone as the component does, and waits for what came of it. */
const request = () => navigator.mediaDevices.getUserMedia({audio: true});

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'missing'],
])('says of the chat that called when the browser answers %s: %s', async (name, state) => {
  const stopWatch = watchMicrophone();
  const stopChat = followCalls('c1', element);
  const stopOther = followCalls('c2', new EventTarget() as HTMLElement);
  ask = () => Promise.reject(new DOMException('no', name));

  await expect(request()).rejects.toThrow('no');
  expect(useVoiceCall('c1').microphone).toBeUndefined();

  click(element);
  await expect(request()).rejects.toThrow('no');
  expect(useVoiceCall('c1').microphone).toBe(state);
  expect(useVoiceCall('c2').microphone).toBeUndefined();
  for (const stop of [stopOther, stopChat, stopWatch]) stop();
});

it('stops the tracks of a chat that goes, and no longer counts its requests', async () => {
  const stopWatch = watchMicrophone();
  const stopChat = followCalls('c1', element);
  const track = {stop: vi.fn()};
  ask = () => Promise.resolve({getTracks: () => [track]} as unknown as MediaStream);
  click(element);
  await request();
  expect(noteVoiceRequest(SESSIONS)?.id).toBeGreaterThan(0);
  expect(noteVoiceRequest('https://api.openai.com/v1/chat/completions')).toBeUndefined();
  expect(track.stop).not.toHaveBeenCalled();
  stopChat();
  expect(track.stop).toHaveBeenCalledOnce();
  expect(noteVoiceRequest(SESSIONS)).toBeUndefined();
  stopWatch();
});
