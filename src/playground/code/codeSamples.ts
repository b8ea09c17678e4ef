import type {CodePart} from '../model/chatCode';

/** Code to start from. */
export interface CodeSample {
  readonly part: CodePart;
  readonly label: string;
  readonly source: string;
}

/** Samples for each function, the shortest first. */
export const CODE_SAMPLES: readonly CodeSample[] = [
  {
    part: 'handler',
    label: 'A reply',
    source: `(body, signals) => {
  const {text} = body.messages[body.messages.length - 1];
  signals.onResponse({text: \`You wrote: \${text}\`});
}`,
  },
  {
    part: 'handler',
    label: 'A streamed reply',
    source: `async (body, signals) => {
  // Needs Stream replies, under Settings.
  signals.onOpen();
  let isStopped = false;
  signals.stopClicked.listener = () => (isStopped = true);
  for (const word of 'This reply arrives word by word.'.split(' ')) {
    if (isStopped) break;
    signals.onResponse({text: \`\${word} \`});
    await new Promise((resolve) => setTimeout(resolve, 120));
  }
  signals.onClose();
}`,
  },
  {
    part: 'handler',
    label: 'A request to a server',
    source: `async (body, signals) => {
  try {
    const response = await fetch('https://api.example.com/chat', {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(body),
    });
    const reply = await response.json();
    signals.onResponse({text: reply.text});
  } catch (error) {
    signals.onResponse({error: String(error)});
  }
}`,
  },
  {
    part: 'requestInterceptor',
    label: 'Add to the body',
    source: `(details) => {
  log('Before:', details.body);
  details.body.language = 'en';
  return details;
}`,
  },
  {
    part: 'requestInterceptor',
    label: 'Refuse a message',
    source: `(details) => {
  const text = JSON.stringify(details.body);
  if (text.includes('password')) return {error: 'Please don’t send passwords.'};
  return details;
}`,
  },
  {
    part: 'responseInterceptor',
    label: 'Read another format',
    source: `(response) => {
  log('Before:', response);
  return response.answer ? {text: response.answer} : response;
}`,
  },
];

/** What each function is for. */
export const PART_WORDS: Readonly<Record<CodePart, string>> = {
  requestInterceptor: 'Gets each request before it’s sent, and returns the request or {error}.',
  handler: 'Replies to each message instead of a server (connect.handler).',
  responseInterceptor: 'Gets each reply before it’s shown, and returns the reply to show.',
};
