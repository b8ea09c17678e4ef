/** Body of a text message as a server receives it. */
export const REQUEST = `{
  "messages": [{"role": "user", "text": "Hello"}]
}`;

/** The least that a server answers. */
export const REPLY = `{"text": "Hello! How can I help?"}`;

/** A server without dependencies that answers a chat from any origin; tested in server.test.ts. */
export const SERVER = `import {createServer} from 'node:http';

const headers = {
  'Content-Type': 'application/json',
  // Name your site instead of * before you publish.
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Headers': 'content-type',
};

createServer(async (request, response) => {
  if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
  try {
    request.setEncoding('utf8');
    let body = '';
    for await (const part of request) body += part;
    const {messages} = JSON.parse(body);
    const text = \`You said: \${messages.at(-1).text}\`; // ask your model here
    response.writeHead(200, headers).end(JSON.stringify({text}));
  } catch (error) {
    console.error(error);
    response.writeHead(400, headers).end(JSON.stringify({error: 'That was no message.'}));
  }
}).listen(Number(process.env.PORT ?? 8080));`;
