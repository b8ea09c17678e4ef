/** Inputs and outputs besides text, by the component's property names. */
export const MEDIA = [
  {id: 'images', name: 'Pictures', help: 'A button for picture files', device: false},
  {id: 'gifs', name: 'GIFs', help: 'A button for GIF files', device: false},
  {id: 'audio', name: 'Audio files', help: 'A button for audio files', device: false},
  {id: 'mixedFiles', name: 'Any files', help: 'A button for all types of files', device: false},
  {id: 'camera', name: 'Camera', help: 'Takes a photo; asks for permission first', device: true},
  {id: 'microphone', name: 'Recording', help: 'Records a voice message', device: true},
  {id: 'speechToText', name: 'Dictation', help: 'Turns speech into text', device: false},
  {id: 'textToSpeech', name: 'Reading aloud', help: 'Reads each reply aloud', device: false},
] as const;

export type Medium = (typeof MEDIA)[number]['id'];

/**
 * The properties that turn media on.
 *
 * @param hasDevices - Whether the browser offers camera and microphone to this page. Without
 * `navigator.mediaDevices` (on an insecure address), these two properties keep the chat from rendering.
 */
export function mediaProps(
  media: readonly Medium[] = [],
  hasDevices = true,
): Readonly<Partial<Record<Medium, true>>> {
  const usable = MEDIA.filter(({id, device}) => media.includes(id) && (hasDevices || !device));
  return Object.fromEntries(usable.map(({id}) => [id, true]));
}
