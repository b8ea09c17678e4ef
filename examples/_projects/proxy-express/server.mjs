import express from 'express';
import {ask} from './chat.mjs';
import {HttpError, readMessages} from './messages.mjs';

try {
  process.loadEnvFile();
} catch {
  // Without a file .env, the environment has the key.
}

const PORT = Number(process.env.PORT ?? 8080);
const app = express();
app.disable('x-powered-by');
app.use(express.static('public'));
app.use(express.json({limit: '64kb'}));

app.post('/api/chat', async (req, res) => {
  const stop = new AbortController();
  res.on('close', () => stop.abort()); // also when the user presses stop
  const events = await ask(readMessages(req.body), stop.signal);
  res.set({'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache'});
  for await (const event of events) res.write(event);
  res.end();
});

// Every error becomes {error}, which the chat can show.
app.use((error, req, res, next) => {
  if (res.headersSent) return next(error);
  const known = error instanceof HttpError;
  const status = error.status ?? 500;
  if (!known) console.error(req.method, req.path, error.name); // never the body
  res.status(status).json({error: known ? error.message : 'The request failed.'});
});

app.listen(PORT, () => console.log(`Open http://localhost:${PORT}`));
