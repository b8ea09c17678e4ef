import type {ReplyShape} from '../../providers/types';

/** How a family of providers is asked and answers, as expressions in both languages of the servers. */
export interface Dialect {
  /** Setting that takes the system prompt; absent where it is the first message. */
  readonly prompt?: string;
  /** The body of a request, made of `settings` and `messages`. */
  readonly body: {readonly js: string; readonly python: string};
  /** The text in one `event` of the stream. */
  readonly text: {readonly js: string; readonly python: string};
}

const OPENAI: Dialect = {
  body: {
    js: '{...settings, messages: [...system, ...messages], stream: true}',
    python: '{**SETTINGS, "messages": [*SYSTEM, *messages], "stream": True}',
  },
  text: {
    js: 'event.choices?.[0]?.delta?.content',
    python: 'event["choices"][0]["delta"].get("content")',
  },
};

/** The families whose text modes stream, by the shape of their replies. */
export const DIALECTS: Readonly<Partial<Record<ReplyShape, Dialect>>> = {
  choices: OPENAI,
  choicesObject: OPENAI,
  openWebUI: OPENAI,
  responses: {
    prompt: 'instructions',
    body: {
      js: '{...settings, input: messages, stream: true}',
      python: '{**SETTINGS, "input": messages, "stream": True}',
    },
    text: {
      js: "event.type === 'response.output_text.delta' ? event.delta : undefined",
      python: 'event["delta"] if event["type"] == "response.output_text.delta" else None',
    },
  },
  claude: {
    prompt: 'system',
    body: {
      js: '{...settings, messages, stream: true}',
      python: '{**SETTINGS, "messages": messages, "stream": True}',
    },
    text: {js: 'event.delta?.text', python: 'event["delta"].get("text")'},
  },
  gemini: {
    prompt: 'systemInstruction',
    body: {
      js: `{
      ...settings,
      contents: messages.map(({role, content}) => ({
        role: role === 'user' ? 'user' : 'model',
        parts: [{text: content}],
      })),
    }`,
      python: `{
        **SETTINGS,
        "contents": [
            {
                "role": "user" if message["role"] == "user" else "model",
                "parts": [{"text": message["content"]}],
            }
            for message in messages
        ],
    }`,
    },
    text: {
      js: 'event.candidates?.[0]?.content?.parts?.[0]?.text',
      python: 'event["candidates"][0]["content"]["parts"][0].get("text")',
    },
  },
  cohere: {
    body: OPENAI.body,
    text: {
      js: 'event.delta?.message?.content?.text',
      python: 'event["delta"]["message"]["content"].get("text")',
    },
  },
  ollama: {
    body: OPENAI.body,
    text: {js: 'event.message?.content', python: 'event["message"].get("content")'},
  },
  dify: {
    body: {
      js: `{
      ...settings,
      query: messages.at(-1).content,
      response_mode: 'streaming',
    }`,
      python: `{
        **SETTINGS,
        "query": messages[-1]["content"],
        "response_mode": "streaming",
    }`,
    },
    text: {js: 'event.answer', python: 'event.get("answer")'},
  },
};
