/** What a chat can take besides text, by the component's own properties. */
export const MEDIA = [
  {id: 'images', name: 'Pictures', help: 'A button for picture files', device: false},
  {id: 'gifs', name: 'GIFs', help: 'A button for GIF files', device: false},
  {id: 'audio', name: 'Sound files', help: 'A button for audio files', device: false},
  {id: 'mixedFiles', name: 'Any files', help: 'A button for files of every kind', device: false},
  {id: 'camera', name: 'Camera', help: 'Takes a photo; asks for permission first', device: true},
  {id: 'microphone', name: 'Recording', help: 'Records a voice message', device: true},
  {id: 'speechToText', name: 'Dictation', help: 'Writes what is said', device: false},
  {id: 'textToSpeech', name: 'Reading aloud', help: 'Speaks each reply', device: false},
] as const;

/** Name of a property that switches a medium on. */
export type Medium = (typeof MEDIA)[number]['id'];

/** The known media of a list of unknown origin, each once and in their usual order. */
export function checkMedia(given: unknown): readonly Medium[] {
  if (!Array.isArray(given)) return [];
  return MEDIA.map(({id}) => id).filter((id) => given.includes(id));
}

/**
 * The properties that switch media on.
 *
 * @param hasDevices - Whether the browser offers camera and microphone to this page: without
 * `navigator.mediaDevices` (an insecure address) these two keep the component from drawing the chat.
 */
export function mediaProps(
  media: readonly Medium[] = [],
  hasDevices = true,
): Readonly<Partial<Record<Medium, true>>> {
  const usable = MEDIA.filter(({id, device}) => media.includes(id) && (hasDevices || !device));
  return Object.fromEntries(usable.map(({id}) => [id, true]));
}
