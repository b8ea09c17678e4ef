import 'deep-chat';
import {addFormulas} from './formulas';
import {addHighlighting} from './highlighting';
import {addMarks} from './marks';

const history = [
  {
    role: 'ai',
    text: 'The build is :done:\n\n```js\nconst area = Math.PI * r ** 2;\n```\n\n%A = \\pi r^2%',
  },
];

const chat = document.createElement('deep-chat');
chat.style.cssText =
  'display: block; width: 100%; height: 420px; font-family: system-ui, sans-serif';
chat.demo = true;
chat.history = history;
// With `remarkable` set, code is colored by a call of the highlighter.
chat.remarkable = {
  math: {delimiter: '%'},
  highlight: (code: string) => window.hljs?.highlightAuto(code).value ?? '',
};
chat.addEventListener('render', async () => {
  await addHighlighting(chat);
  await addMarks(chat);
  await addFormulas(chat);
});
document.querySelector('#chat-area')!.append(chat);
