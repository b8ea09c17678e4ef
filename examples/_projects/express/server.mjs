import express from 'express';
import multer from 'multer';

const PORT = Number(process.env.PORT ?? 8080);
const ORIGIN = process.env.ALLOWED_ORIGIN ?? 'http://localhost:3000';
const PROVIDER_URL = process.env.PROVIDER_URL ?? 'https://api.openai.com/v1';
const MODELS = ['gpt-6-luna', 'gpt-6.1-terra'];
const FILE_TYPES = ['image/png', 'image/jpeg', 'audio/mpeg', 'application/pdf', 'text/plain'];

class HttpError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

function readMessages(body) {
  const list = body?.messages;
  if (!Array.isArray(list) || list.length === 0 || list.length > 20) {
    throw new HttpError(400, 'Send between 1 and 20 messages.');
  }
  const messages = list
    .filter((message) => typeof message?.text === 'string')
    .map((message) => ({
      role: message.role === 'user' ? 'user' : 'assistant',
      content: message.text,
    }));
  const length = messages.reduce((sum, message) => sum + message.content.length, 0);
  if (messages.length === 0) throw new HttpError(400, 'There is no text in the request.');
  if (length > 8000) throw new HttpError(413, 'The conversation is too long.');
  return messages;
}

const app = express();
app.disable('x-powered-by');

app.use((req, res, next) => {
  res.set('Access-Control-Allow-Origin', ORIGIN);
  res.set('Vary', 'Origin');
  if (req.method !== 'OPTIONS') return next();
  res.set('Access-Control-Allow-Methods', 'POST');
  res.set('Access-Control-Allow-Headers', 'Content-Type');
  res.set('Access-Control-Max-Age', '600');
  res.sendStatus(204);
});
app.use(express.json({limit: '64kb'}));

// 1. One JSON reply.
app.post('/api/chat', (req, res) => {
  const last = readMessages(req.body).at(-1);
  res.json({text: `You said: ${last.content}`});
});

// 2. A reply in parts (server-sent events).
app.post('/api/chat-stream', async (req, res) => {
  const last = readMessages(req.body).at(-1);
  let open = true;
  res.on('close', () => (open = false)); // also when the user presses stop
  res.set({'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache'});
  for (const word of `You said: ${last.content}`.split(' ')) {
    if (!open) return;
    res.write(`data: ${JSON.stringify({text: `${word} `})}\n\n`);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  res.end();
});

// 3. Files in `files`, text in message1, message2, …; plain JSON when no file is attached.
const upload = multer({
  storage: multer.memoryStorage(),
  limits: {files: 4, fileSize: 5_000_000, fields: 20, fieldSize: 64_000},
  fileFilter: (req, file, done) =>
    FILE_TYPES.includes(file.mimetype)
      ? done(null, true)
      : done(new HttpError(415, 'This type of file is not accepted.')),
});
app.post('/api/files', upload.array('files'), (req, res) => {
  const files = req.files ?? [];
  if (files.length === 0) readMessages(req.body);
  const names = files.map((file) => `${file.originalname} (${file.size} bytes)`);
  res.json({text: names.length ? `Received ${names.join(', ')}.` : 'No file was attached.'});
});

// 4. Provider proxy: the key never leaves the server.
app.post('/api/assistant', async (req, res) => {
  const messages = readMessages(req.body);
  const model = MODELS.includes(req.body.model) ? req.body.model : MODELS[0];
  const reply = await fetch(`${PROVIDER_URL}/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${process.env.OPENAI_API_KEY}`,
    },
    body: JSON.stringify({model, messages, max_completion_tokens: 2000}),
    signal: AbortSignal.timeout(60_000),
  }).catch(() => null);
  if (!reply?.ok) throw new HttpError(502, 'The assistant is not available right now.');
  const result = await reply.json();
  const text = result.choices?.[0]?.message?.content;
  if (typeof text !== 'string') throw new HttpError(502, 'The assistant gave no answer.');
  res.json({text});
});

// #region stream
// 5. The same proxy with a live answer.
app.post('/api/assistant-stream', async (req, res) => {
  const messages = readMessages(req.body);
  const model = MODELS.includes(req.body.model) ? req.body.model : MODELS[0];
  const stop = new AbortController();
  res.on('close', () => stop.abort());
  const reply = await fetch(`${PROVIDER_URL}/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${process.env.OPENAI_API_KEY}`,
    },
    body: JSON.stringify({model, messages, max_completion_tokens: 2000, stream: true}),
    signal: stop.signal,
  }).catch(() => null);
  if (!reply?.ok) throw new HttpError(502, 'The assistant is not available right now.');

  res.set({'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache'});
  const send = (part) => res.write(`data: ${JSON.stringify(part)}\n\n`);
  let rest = '';
  try {
    for await (const chunk of reply.body.pipeThrough(new TextDecoderStream())) {
      rest += chunk;
      const lines = rest.split('\n');
      rest = lines.pop(); // a line may be cut across two chunks
      for (const line of lines) {
        const data = line.startsWith('data:') ? line.slice(5).trim() : '';
        if (!data || data === '[DONE]') continue;
        const text = JSON.parse(data).choices?.[0]?.delta?.content;
        if (text) send({text});
      }
    }
  } catch {
    if (!stop.signal.aborted) send({error: 'The answer was cut off.'});
  }
  res.end();
});
// #endregion stream

// Every error becomes {error}, which the chat can show.
app.use((error, req, res, next) => {
  if (res.headersSent) return next(error);
  if (error instanceof multer.MulterError) return res.status(413).json({error: error.message});
  const status = error.status ?? 500;
  const known = error instanceof HttpError;
  if (!known) console.error(req.method, req.path, error.name); // never the body
  res.status(status).json({error: known ? error.message : 'The request failed.'});
});

app.listen(PORT, () => console.log(`Listening on port ${PORT}`));
