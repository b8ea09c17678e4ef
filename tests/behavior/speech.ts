import type {Row, Setup} from './row';

/** A recognition that hears nothing and notes each call. */
const recognition: Setup = ({seen}) => {
  class Recognition {
    onstart?: () => void;
    onend?: () => void;
    start() {
      seen.push('start');
      setTimeout(() => this.onstart?.());
    }
    stop() {
      seen.push('stop');
      setTimeout(() => this.onend?.());
    }
    abort() {
      this.stop();
    }
  }
  Object.assign(window, {SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition});
  return {demo: true};
};

const settings: Readonly<Record<string, true | object>> = {
  true: true,
  language: {webSpeech: {language: 'de-DE'}},
  'interim-results': {displayInterimResults: false},
  translations: {translations: {hello: 'bye'}},
  commands: {commands: {stop: 'stop', submit: 'submit'}},
  'stop-after-submit': {stopAfterSubmit: false},
  'submit-after-silence': {submitAfterSilence: 500},
};

/** Two chats on a page that listen, by the first one's setting. */
export const speechRows: readonly Row[] = Object.entries(settings).map(([name, speechToText]) => ({
  id: `two-chats-listen-${name}`,
  setup: [recognition, {speechToText}],
  message: null,
  acts: async (page) => {
    await page.evaluate(() => {
      const other = document.createElement('deep-chat');
      other.style.display = 'block';
      Object.assign(other, {demo: true, speechToText: true});
      document.body.append(other);
    });
    const microphones = page.locator('deep-chat #microphone-button');
    const first = microphones.first();
    const second = microphones.nth(1);
    for (const button of [first, second, second]) {
      await button.click();
      await page.waitForTimeout(200);
    }
  },
  probe: ({seen}) => seen,
  result: ['start', 'stop', 'start'],
  says: {
    'docs/speech.mdx':
      'A click on the microphone of a second chat only stops the first; the next click starts the second.',
  },
}));
