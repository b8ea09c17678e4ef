import type {Feature} from '../data/features';

/**
 * What is good to know before a feature is used: behaviors of the component that the docs describe and their
 * examples show. Code is between backticks.
 */
export const notes: Readonly<Record<Feature['id'], readonly string[]>> = {
  connect: [
    'A request holds the newest message only; `requestBodyLimits` adds the ones before it.',
    'When several connections are set, `webModel` takes precedence, then `directConnection`, then `connect`, then `demo`.',
    'A message with files is sent as form data, with its text in the field `message1`.',
    'The type of connection is fixed with the first render. To change it, create a new element and give it the old messages as `history`.',
  ],
  captureFiles: [
    'Camera and microphone need https or localhost. Test for `navigator.mediaDevices` before you turn them on: without it the chat does not draw.',
    'If the user refuses the permission, the camera dialog closes and the chat goes on without a message.',
    'A photo is always a PNG, and a recording is what the browser records, WebM in Chromium: `format` changes name and type of the file, not its content.',
    'Files that are sent without a text arrive without a message.',
  ],
  media: [
    'HTML in `text` is escaped. `html` is inserted as it is: send only markup that you trust.',
    'A message with text, HTML and files gets one bubble for each, in this order.',
    'A picture opens in a new tab and has no alternative text; an HTML message with an `<img alt="…">` has one.',
    'Bare addresses do not become links: write them as Markdown links.',
  ],
  speech: [
    'Dictation is the browser’s own. Where it has none, the button is hidden, unless `button.unsupported` shows it.',
    '`microphone` takes precedence: when both are set, it records a file and there is no dictation.',
    'Silence is not an error, and `submitAfterSilence` sends the message when the speaker pauses.',
    'One recognition runs in a page: a second chat that starts stops the first one.',
  ],
  customize: [
    'The page’s CSS does not reach inside, but its custom properties do: `var(--brand)` works in every style.',
    '`auxiliaryStyle` reaches every part. Its selectors name internals: check them after an upgrade.',
    'Assigning a property redraws the chat, so define its objects outside the code that renders.',
    'The font comes from Google Fonts unless the element’s own `style` names one.',
  ],
};
