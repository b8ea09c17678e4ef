import {frameworkName, type FrameworkId} from '../example/frameworks';
import {DEEP_CHAT_VERSION} from '../config/version';

/**
 * A prompt for a coding assistant.
 *
 * @param site address of this site with its base path and a slash at the end.
 */
export function assistantPrompt(framework: FrameworkId, site: string): string {
  const npm = framework === 'react' || framework === 'next' ? 'deep-chat-react' : 'deep-chat';
  const install =
    framework === 'html'
      ? `Load version ${DEEP_CHAT_VERSION} from a CDN with a module script.`
      : `Install it with \`npm install ${npm}\` (version ${DEEP_CHAT_VERSION}).`;
  return `Add the Deep Chat web component to this ${frameworkName(framework)} project.

1. Read ${site}llms-${framework}.txt first. ${site}llms.txt lists the pages for the rest.
2. ${install}
3. Load it in the browser only: importing it on a server throws.
4. Define its objects outside of the code that renders: assigning any property rebuilds the chat and drops unsaved messages.
5. Set its connect property to {url: "/api/chat"}. Create that endpoint: it receives {messages: [{role, text}]} and returns {text} or {error} as application/json.
6. Keep API keys on the server. Do not use directConnection outside of a prototype.
7. Give the element display: block, a width, a height and a font-family.
8. Download ${site}tools/check-snippet.mjs, run it on the files you wrote, and mend what it reports.
9. Run the project, send a message and show me the answer.`;
}
