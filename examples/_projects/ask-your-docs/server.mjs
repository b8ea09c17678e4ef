import {readFileSync} from 'node:fs';
import express from 'express';
import {answer} from './src/answer.js';
import {loadIndex} from './src/docs.js';

const PORT = Number(process.env.PORT ?? 8080);
const PROVIDER_URL = process.env.PROVIDER_URL ?? 'https://api.openai.com/v1';
const MODEL = process.env.MODEL ?? 'gpt-6-luna';
const index = loadIndex(readFileSync('public/docs-index.json', 'utf8'));

async function model(messages) {
  const reply = await fetch(`${PROVIDER_URL}/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${process.env.OPENAI_API_KEY}`,
    },
    body: JSON.stringify({model: MODEL, messages, max_completion_tokens: 2000}),
    signal: AbortSignal.timeout(60_000),
  });
  if (!reply.ok) throw new Error(`The provider replied with status ${reply.status}.`);
  return (await reply.json()).choices[0].message.content;
}

/** The conversation, or undefined for anything else that a client may send. */
function readMessages(body) {
  const messages = body?.messages;
  if (!Array.isArray(messages) || messages.length < 1 || messages.length > 7) return undefined;
  const isText = ({text} = {}) => typeof text === 'string' && text.length <= 4000;
  return messages.every((message) => isText(message ?? undefined)) ? messages : undefined;
}

const app = express();
app.use(express.static('dist'));

app.post('/ask', express.json({limit: '64kb'}), async (req, res) => {
  const messages = readMessages(req.body);
  if (!messages) return res.status(400).json({error: 'Send between 1 and 7 text messages.'});
  try {
    res.json({text: await answer(index, messages, model)});
  } catch (error) {
    console.error(error.message); // never the body
    res.status(502).json({error: 'The assistant is not available right now.'});
  }
});

app.listen(PORT, () => console.log(`Open http://localhost:${PORT}`));
