import {printValue, SourceText} from '../../example/generate/printValue';
import type {Json} from '../../lib/json';
import {KEY_PLACEHOLDER} from '../../providers/modeConnection';
import type {Plan} from './plan';

/** A value as Python writes it. */
function pythonValue(value: Json | undefined, indent = 0): string {
  if (value === null || value === undefined) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  if (typeof value !== 'object') return JSON.stringify(value);
  const inner = ' '.repeat(indent + 4);
  const items = Array.isArray(value)
    ? (value as readonly Json[]).map((item) => pythonValue(item, indent + 4))
    : Object.entries(value).map(
        ([name, item]) => `${JSON.stringify(name)}: ${pythonValue(item, indent + 4)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  if (items.length === 0) return `${open}${close}`;
  return `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${' '.repeat(indent)}${close}`;
}

const isKeyed = (value: string) => value.includes(KEY_PLACEHOLDER);

/** A header's value with the key out of the environment. */
function jsHeader(value: string): string | SourceText {
  if (!isKeyed(value)) return value;
  const before = value.replace(KEY_PLACEHOLDER, '');
  return new SourceText(before ? `\`${before}\${process.env[keyName]}\`` : 'process.env[keyName]');
}

function pythonHeader(value: string): string {
  if (!isKeyed(value)) return JSON.stringify(value);
  const before = value.replace(KEY_PLACEHOLDER, '');
  return before ? `f"${before}{os.environ[KEY_NAME]}"` : 'os.environ[KEY_NAME]';
}

/** `provider.mjs`: the only file of a JavaScript server that knows the provider. */
export function providerModule({dialect, headers, keyName, ...plan}: Plan): string {
  const sent = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, jsHeader(value)]),
  );
  const system = plan.system ? [{role: 'system', content: plan.system}] : [];
  return `// How the server asks ${plan.name}. The key comes from the environment.
export const keyName = ${printValue(keyName ?? '')};

const providerUrl = ${printValue(plan.url)};

// The settings of the playground. Users can't change them.
const settings = ${printValue(plan.settings)};
${dialect.body.js.includes('system,') ? `const system = ${printValue(system)};\n` : ''}
/** The request for messages of the form {role: 'user' | 'assistant', content: '…'}. */
export function requestOf(messages) {
  return {
    url: process.env.PROVIDER_URL ?? providerUrl,
    headers: ${printValue(sent, 4)},
    body: ${dialect.body.js},
  };
}

/** The text in one event of the provider's stream, if it has any. */
export function textOf(event) {
  return ${dialect.text.js};
}
`;
}

/** `provider.py`: the same for Python. */
export function providerPython({dialect, headers, keyName, ...plan}: Plan): string {
  const sent = Object.entries(headers).map(
    ([name, value]) => `        ${JSON.stringify(name)}: ${pythonHeader(value)},\n`,
  );
  const system = plan.system ? [{role: 'system', content: plan.system}] : [];
  return `# How the server asks ${plan.name}. The key comes from the environment.
import os

KEY_NAME = ${JSON.stringify(keyName ?? '')}
PROVIDER_URL = os.environ.get(
    "PROVIDER_URL", ${JSON.stringify(plan.url)}
)

# The settings of the playground. Users can't change them.
SETTINGS = ${pythonValue(plan.settings)}
${dialect.body.python.includes('SYSTEM') ? `SYSTEM = ${pythonValue(system)}\n` : ''}

def request_of(messages):
    """The address, headers and body for messages with a role and content."""
    headers = {
${sent.join('')}    }
    body = ${dialect.body.python}
    return PROVIDER_URL, headers, body


def text_of(event):
    """The text in one event of the provider's stream, if it has any."""
    return ${dialect.text.python}
`;
}
