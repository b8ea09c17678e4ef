/**
 * Properties that the component reads when it creates its service, once for each element, and the style
 * sheet, which it takes once. A change of one of them needs a new element.
 */
export const AT_CREATION: ReadonlySet<string> = new Set([
  'connect',
  'directConnection',
  'webModel',
  'requestBodyLimits',
  'images',
  'gifs',
  'camera',
  'audio',
  'microphone',
  'mixedFiles',
  'auxiliaryStyle',
]);

/** Applied to the element without a rebuild. The component itself reads `chatStyle` only once. */
export const ON_ELEMENT: ReadonlySet<string> = new Set([
  'style',
  'chatStyle',
  'className',
  'id',
  'dir',
  'lang',
]);
