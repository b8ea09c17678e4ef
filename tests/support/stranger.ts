import type {Page} from '@playwright/test';
import {bodyOf, serve} from './localServer';
import {test as base} from './playground';

/** What lets a page read a reply, and send any header. */
export const CORS = {'access-control-allow-origin': '*', 'access-control-allow-headers': '*'};

/** Tests with a stranger's server, which ends with its test; `heard` is all that it was told, one request a line. */
export const test = base.extend<{stranger: {readonly origin: string; readonly heard: string[]}}>({
  stranger: async ({browserName: _browserName}, give) => {
    const heard: string[] = [];
    const {origin, stop} = await serve(async (request, response) => {
      const {method, url, headers} = request;
      heard.push(`${method} ${url} ${JSON.stringify(headers)} ${await bodyOf(request)}`);
      response.writeHead(200, CORS).end('{}');
    });
    await give({origin, heard});
    await stop();
  },
});

/** Answers in the place of a host. A body that isn't a text is sent as JSON. */
export async function standIn(
  page: Page,
  host: string,
  reply: {readonly status?: number; readonly location?: string; readonly body?: unknown},
): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(`https://${host}/**`, (route) => {
    const request = route.request();
    if (request.method() === 'OPTIONS') return route.fulfill({status: 204, headers: CORS});
    const headers = JSON.stringify(request.headers());
    asked.push(`${request.url()} ${headers} ${request.postData() ?? ''}`);
    const {status = 200, location, body = {}} = reply;
    const isText = typeof body === 'string';
    return route.fulfill({
      status,
      headers: {...CORS, ...(location ? {location} : {})},
      contentType: isText ? 'text/event-stream' : 'application/json',
      body: isText ? body : JSON.stringify(body),
    });
  });
  return asked;
}
