import {WORKSPACE_VERSION, type PlainMessage} from '../schema';

/** A conversation to try a style, a layout or a long context with. */
interface SampleHistory {
  readonly id: string;
  readonly name: string;
  readonly messages: readonly PlainMessage[];
}

const user = (text: string) => ({role: 'user', text}) as const;
const ai = (text: string) => ({role: 'ai', text}) as const;

/** Hills and a sun, 160 by 96. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAKAAAABgCAIAAAAVRe7OAAACEElEQVR42u3a0UkEURBE0Q3C5AQTMFSjMAHxxwQU/BHR3Zk3s91V1RduAl0HHvMxl4fHp+Ve395JvMsRYJhHAGOcD4xxPjDG+cAY5wNjnA+McT4wxvnAGOcDwzwCGON8YIzzgTHOB8Y4HzjM+OPl+XoTgTOMb9LqMDcAuxvv0m037gH2NV7Q7TVuA3ZkXtZtNG4GNjI+qNtl3A9sYXyKbr3x17YSwPrGjsDfw6oAKxufqFtj/HNVIWBZYy/gX5NqAWsauwD/uaccsKCxBfB/YyoCqxnrA19ZUhRYilkZ+OaG0sAixrLAWwZUB1YwFgTevp4BcLuxGvCu6TyAe411gBd2swFuNBYBXhvNCTjDuFLXD7jLuBH44Fx+wNbGxbquwF3MlbpnrWQM7GXcomsP7GLcQhsCrG/cqBsCLPvZ1fUsBwJb/0x/11lygE2N771JFLCXcc0gacAuxmVrBAKLMxfvEAusaVw/QjKwmnHLAuHAIsaN5+cDtxv33j4CuMtY4fApwPXGIlcPAi4zljp5FnCBsdq944Dvyix46VDg041lz5wLfKKx8o2jgY8b6x84HfiIscV1AK8YG50G8G5jr7sA3mdsdxTAW41NLwJ4E7PvLQDfMHY/BOBrxgFXABwewAATwAQwAUwAE8AEMMAEMAFMABPABDABDDABTAATwAQwAUwAE8AAE8AEMAFMANNKnygAbwe/Yn2wAAAAAElFTkSuQmCC';

const TOPICS = [
  'the harbor',
  'the ferry',
  'the lighthouse',
  'the market',
  'the old crane',
  'the tide',
] as const;

function long(): readonly PlainMessage[] {
  return Array.from({length: 60}, (_, index) => {
    const topic = TOPICS[index % TOPICS.length] ?? TOPICS[0];
    return index % 2 === 0
      ? user(`Question ${index / 2 + 1}: what should I know about ${topic}?`)
      : ai(
          `Here is what to know about ${TOPICS[(index - 1) % TOPICS.length] ?? topic}: it opens at eight, it is busiest at noon, and in winter it closes an hour earlier. Ask me about another place when you like.`,
        );
  });
}

export const SAMPLE_HISTORIES: readonly SampleHistory[] = [
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
        '| Language | Call |\n| --- | --- |\n| Python | `time.sleep(0.5)` |\n| Go | `time.Sleep(500 * time.Millisecond)` |\n| Rust | `thread::sleep(Duration::from_millis(500))` |',
      ),
    ],
  },
  {
    id: 'picture',
    name: 'A picture',
    messages: [
      {
        role: 'user',
        text: 'What is this?',
        files: [{src: PICTURE, type: 'image', name: 'hills.png'}],
      },
      ai('A drawing of two green hills under a yellow sun.'),
    ],
  },
  {id: 'long', name: 'A long conversation: 60 messages', messages: long()},
];

export function sampleFile({name, messages}: SampleHistory): string {
  return JSON.stringify({
    version: WORKSPACE_VERSION,
    chats: [{name: name.split(':')[0], messages}],
  });
}
