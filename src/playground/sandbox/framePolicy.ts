/**
 * The content security policy of a frame that runs a person's code. It comes on top of the site's own, which
 * allows the frame's one inline script by its hash and keeps the frame from going to another page.
 *
 * @param hosts - Origins that the code may ask, each confirmed by the person; none by default.
 */
export function framePolicy(hosts: readonly string[] = []): string {
  const connect = hosts.filter(isOrigin);
  return [
    "default-src 'none'",
    "script-src 'unsafe-inline' blob:",
    'worker-src blob:',
    "style-src 'unsafe-inline'",
    'img-src data: blob:',
    'media-src data: blob:',
    'font-src data:',
    `connect-src ${connect.join(' ') || "'none'"}`,
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** Whether a text is an origin and nothing else, so that it can't add to a policy. */
export function isOrigin(text: string): boolean {
  return /^(?:https?|wss?):\/\/(?:[a-z\d-]+\.)*[a-z\d-]+(?::\d+)?$/i.test(text);
}

/** A frame's document with its policy and one script, which is known to the site. */
export function frameHtml(title: string, boot: string, hosts?: readonly string[]): string {
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    `<meta http-equiv="Content-Security-Policy" content="${framePolicy(hosts)}">` +
    `<title>${title}</title></head><body><script>${boot}</script></body></html>`
  );
}
