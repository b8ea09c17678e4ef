import * as parts from './internals';

/** Names of buttons by their built-in icon; live chats and the frame of edited examples share them. */
export const ICON_NAMES: Readonly<Record<string, string>> = {
  [parts.SUBMIT_ICON]: 'Send message',
  [parts.STOP_ICON]: 'Stop the reply',
  [parts.CAMERA_ICON]: 'Take a photo',
  [parts.IMAGES_ICON]: 'Attach images',
  [parts.GIFS_ICON]: 'Attach GIFs',
  [parts.AUDIO_ICON]: 'Attach audio',
  [parts.FILES_ICON]: 'Attach files',
  [parts.MENU_BUTTON_ICON]: 'More actions',
};
