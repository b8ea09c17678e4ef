import {WebSocketServer} from 'ws';

const PORT = Number(process.env.PORT ?? 8080);
const ORIGIN = process.env.ALLOWED_ORIGIN ?? 'http://localhost:3000';
const PROVIDER_URL = process.env.PROVIDER_URL ?? 'https://api.openai.com/v1';
const MODELS = ['gpt-6-luna', 'gpt-6.1-terra'];
const FILE_TYPES = ['image/png', 'image/jpeg', 'audio/mpeg', 'application/pdf', 'text/plain'];

const server = new WebSocketServer({
  port: PORT,
  maxPayload: 8_000_000, // larger frames close the connection
  verifyClient: ({origin}) => origin === ORIGIN, // CORS does not apply to websockets
});

/** An error whose text is meant for the user. */
class ChatError extends Error {}

function lastText(messages) {
  const text = messages.at(-1)?.text;
  if (typeof text !== 'string' || text.length > 8000) throw new ChatError('There is no text.');
  return text;
}

// 1. One reply. A later frame is a message of its own: nobody has to ask for it.
function chat({messages}, send) {
  const text = lastText(messages);
  send({text: `You said: ${text}`});
  if (text.includes('status')) {
    setTimeout(() => send({text: 'Your order has left the warehouse.'}), 2000);
  }
}

// 2. A reply in parts. The chat appends them until it receives the end mark.
async function chatStream({messages}, send) {
  for (const word of `You said: ${lastText(messages)}`.split(' ')) {
    send({text: `${word} `});
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  send({text: 'END'});
}

// 3. Files arrive inside the message, as data URLs.
function files({messages}, send) {
  const list = (messages.at(-1)?.files ?? []).slice(0, 4);
  const names = list.map(({name, src}) => {
    const [, type, data] = /^data:([^;,]+)[^,]*;base64,(.*)$/s.exec(src) ?? [];
    if (!FILE_TYPES.includes(type)) throw new ChatError('This type of file is not accepted.');
    return `${name} (${Buffer.from(data, 'base64').length} bytes)`;
  });
  send({text: names.length ? `Received ${names.join(', ')}.` : 'No file was attached.'});
}

// 4. Provider proxy: the key never leaves the server.
async function assistant({messages, model}, send) {
  const texts = messages
    .filter(({text}) => typeof text === 'string')
    .map(({role, text}) => ({role: role === 'user' ? 'user' : 'assistant', content: text}));
  if (texts.reduce((sum, {content}) => sum + content.length, 0) > 8000) {
    throw new ChatError('The conversation is too long.');
  }
  const reply = await fetch(`${PROVIDER_URL}/chat/completions`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Authorization: `Bearer ${process.env.OPENAI_API_KEY}`,
    },
    body: JSON.stringify({
      model: MODELS.includes(model) ? model : MODELS[0],
      messages: texts,
      max_completion_tokens: 2000,
    }),
    signal: AbortSignal.timeout(60_000),
  });
  const text = reply.ok && (await reply.json()).choices?.[0]?.message?.content;
  if (typeof text !== 'string') throw new ChatError('The assistant is not available right now.');
  send({text});
}

const ROUTES = {
  '/api/chat': chat,
  '/api/chat-stream': chatStream,
  '/api/files': files,
  '/api/assistant': assistant,
};

server.on('connection', (socket, request) => {
  const route = ROUTES[new URL(request.url, 'ws://localhost').pathname];
  if (!route) return socket.close(1008, 'There is no such address.');
  const send = (response) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(response));
  };

  socket.alive = true;
  socket.on('pong', () => (socket.alive = true));
  socket.on('error', () => socket.terminate());

  socket.on('message', async (frame) => {
    try {
      const body = JSON.parse(frame.toString());
      const count = Array.isArray(body?.messages) ? body.messages.length : 0;
      if (count < 1 || count > 20) throw new ChatError('Send between 1 and 20 messages.');
      await route(body, send);
    } catch (error) {
      const known = error instanceof ChatError;
      if (!known) console.error(request.url, error.name); // never the message
      send({error: known ? error.message : 'The message could not be read.'});
    }
  });
});

// Find connections that ended without a goodbye.
setInterval(() => {
  for (const socket of server.clients) {
    if (!socket.alive) {
      socket.terminate();
      continue;
    }
    socket.alive = false;
    socket.ping();
  }
}, 30_000);

server.on('listening', () => console.log(`Listening on port ${PORT}`));
