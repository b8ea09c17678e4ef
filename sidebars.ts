import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

const provider = (name: string, label?: string) =>
  label
    ? {type: 'doc' as const, id: `docs/directConnection/${name}`, label}
    : `docs/directConnection/${name}`;

const sidebars: SidebarsConfig = {
  docs: [
    {
      type: 'category',
      label: 'Get started',
      collapsed: false,
      items: [
        'docs/introduction',
        'docs/installation',
        'docs/tutorial',
        'docs/glossary',
        'docs/whats-new',
      ],
    },
    {
      type: 'category',
      label: 'Guides',
      items: [
        'docs/guides/backend',
        'docs/guides/state-and-history',
        'docs/guides/message-actions',
        'docs/guides/input-recipes',
        'docs/guides/conversations',
        'docs/guides/limits-and-moderation',
        'docs/guides/export-and-print',
        'docs/guides/languages',
        'docs/guides/ai-frameworks',
        'docs/guides/testing',
        'docs/guides/server-rendering',
        'docs/guides/api-keys',
        'docs/guides/openai-compatible',
        'docs/guides/tool-calling',
        'docs/guides/styling-shadow-dom',
        'docs/guides/floating-button',
        'docs/guides/csp',
        'docs/guides/accessibility',
        'docs/guides/performance',
        'docs/guides/migration',
        'docs/guides/coding-agents',
        'docs/guides/troubleshooting',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      collapsed: false,
      items: [
        'docs/connect',
        {
          type: 'category',
          label: 'Messages',
          link: {type: 'doc', id: 'docs/messages/index'},
          items: [
            'docs/messages/styles',
            'docs/messages/HTML',
            'docs/messages/files',
            'docs/messages/scrolling',
          ],
        },
        {
          type: 'category',
          label: 'Styles',
          link: {type: 'doc', id: 'docs/styles/index'},
          items: ['docs/styles/buttons'],
        },
        'docs/files',
        'docs/speech',
        'docs/introPanel',
        'docs/modes',
        'docs/interceptors',
        'docs/methods',
        'docs/events',
        'docs/webModel',
        'docs/reference',
      ],
    },
    {
      type: 'category',
      label: 'Providers',
      link: {type: 'doc', id: 'docs/directConnection/index'},
      items: [
        {
          type: 'category',
          label: 'OpenAI',
          link: {type: 'doc', id: 'docs/directConnection/OpenAI/index'},
          items: [
            provider('OpenAI/OpenAICompletions', 'Chat Completions'),
            provider('OpenAI/OpenAIRealtime', 'Realtime'),
          ],
        },
        provider('Claude'),
        provider('Gemini'),
        provider('Azure'),
        provider('Mistral'),
        provider('Ollama'),
        provider('OpenRouter'),
        provider('DeepSeek'),
        provider('Groq'),
        provider('X'),
        provider('Cohere'),
        provider('HuggingFace', 'Hugging Face'),
        provider('Perplexity'),
        provider('Together', 'Together AI'),
        provider('StabilityAI', 'Stability AI'),
        provider('AssemblyAI'),
        provider('Qwen'),
        provider('Kimi'),
        provider('MiniMax'),
        provider('BigModel'),
        provider('Dify'),
        provider('OpenWebUI', 'Open WebUI'),
        provider('LiteLLM'),
        provider('Requesty'),
      ],
    },
  ],
  examples: [
    'examples/frameworks',
    'examples/servers',
    'examples/design',
    'examples/externalModules',
    {
      type: 'category',
      label: 'Layout',
      collapsed: false,
      items: ['examples/Layout/fullScreen', 'examples/Layout/sticky'],
    },
  ],
};

export default sidebars;
