import 'deep-chat';
import {answer} from './answer.js';
import {loadIndex} from './docs.js';

let index;

async function getIndex() {
  if (index) return index;
  const reply = await fetch('/docs-index.json');
  if (!reply.ok) throw new Error(`The index did not load: status ${reply.status}`);
  index = loadIndex(await reply.text());
  return index;
}

const chat = document.querySelector('deep-chat');
chat.introMessage = {text: 'Ask me about billing, installation or limits.'};
chat.requestBodyLimits = {maxMessages: 7};
chat.errorMessages = {displayServiceErrorMessages: true};
chat.connect = {
  handler: async (body, signals) => {
    try {
      const text = await answer(await getIndex(), body.messages);
      await signals.onResponse({text});
    } catch (error) {
      console.error(error);
      await signals.onResponse({error: 'The docs are not available right now.'});
    }
  },
};
