const user = (text: string) => ({role: 'user', text}) as const;
const ai = (text: string) => ({role: 'ai', text}) as const;

/** Conversations to try a style or a layout with. */
export const SAMPLE_HISTORIES = [
  {
    id: 'support',
    name: 'Customer support',
    messages: [
      user('Where is my order 4711?'),
      ai('It left our warehouse yesterday and should arrive on **Thursday**.'),
      user('Can I still change the address?'),
      ai(
        'Not for this parcel. You can pick it up at a shop instead:\n\n1. Open *My orders*\n2. Choose **Pick up**\n3. Take the code with you',
      ),
      user('Great, thank you!'),
      ai('You’re welcome. Is there anything else?'),
    ],
  },
  {
    id: 'code',
    name: 'Code and a table',
    messages: [
      user('How do I wait half a second in JavaScript?'),
      ai(
        'Wrap `setTimeout` in a promise:\n\n```js\nconst wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));\n\nawait wait(500);\n```',
      ),
      user('And in other languages?'),
      ai(
        '| Language | Call |\n| --- | --- |\n| Python | `time.sleep(0.5)` |\n| Go | `time.Sleep(5e8)` |\n| Ruby | `sleep 0.5` |',
      ),
    ],
  },
];
