import {parseUrl} from '../../lib/parseUrl';
import {originOf} from './address';

function isLoopback(host: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);
}

/**
 * Warnings to show before the page sends a request to an address, one sentence each.
 *
 * @param page - Origin of this page, such as `https://docs.example`.
 */
export function addressHints(address: string, page: string, provider?: string): readonly string[] {
  const origin = originOf(address);
  const url = parseUrl(address);
  if (!url || !origin || origin === page) return [];
  const hints: string[] = [];
  const isPlain = url.protocol === 'http:' || url.protocol === 'ws:';
  if (isPlain && page.startsWith('https:') && !isLoopback(url.hostname))
    hints.push(
      `Browsers block ${url.protocol}//${url.host} here because this page uses https (mixed content). Serve it over https, or open the playground on your own computer.`,
    );
  if (isLoopback(url.hostname) && page.startsWith('https:'))
    hints.push('The browser may ask whether this site can connect to your computer. Allow it.');
  if (url.protocol.startsWith('ws')) return hints;
  const allow =
    provider === 'ollama'
      ? `Start it with OLLAMA_ORIGINS=${page}.`
      : provider === 'openWebUI'
        ? `Start it with CORS_ALLOW_ORIGIN=${page}.`
        : `It must send Access-Control-Allow-Origin: ${page}, also in responses to OPTIONS.`;
  hints.push(`${url.host} must allow this page (CORS). ${allow}`);
  if (provider === 'gemini')
    hints.push(
      'Deep Chat doesn’t send the Gemini key to other addresses, so your server must add it.',
    );
  if (provider === 'dify')
    hints.push('Messages go to this exact address, and files to /files/upload below it.');
  return hints;
}
