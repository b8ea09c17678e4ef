import {bodyOf} from './provider.mjs';
import {headers, keyName, settings, system, url} from './settings.mjs';

/** The request for messages of the form {role: 'user' | 'assistant', content: '…'}. */
export function requestOf(messages) {
  const key = process.env[keyName];
  return {
    url: process.env.PROVIDER_URL ?? url,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace('{key}', key)]),
    ),
    body: bodyOf(settings, system, messages),
  };
}
