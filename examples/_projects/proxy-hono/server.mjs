import {serve} from '@hono/node-server';
import {serveStatic} from '@hono/node-server/serve-static';
import {Hono} from 'hono';
import {answer} from './web.mjs';

try {
  process.loadEnvFile();
} catch {
  // Without a file .env, the environment has the key.
}

const port = Number(process.env.PORT ?? 8080);
const app = new Hono();
app.post('/api/chat', (context) => answer(context.req.raw));
app.use('*', serveStatic({root: './public'}));

serve({fetch: app.fetch, port}, () => console.log(`Open http://localhost:${port}`));
