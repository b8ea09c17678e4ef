import type {ChatConfig} from '@site/src/chat';
import type {DemoLook} from './demoLook';

/** A look for the chat of the Customize demonstration. All colors are fixed, so each sets its texts' too. */
export interface Design {
  readonly id: string;
  readonly name: string;
  readonly config: ChatConfig;
  /** Where the sliders of the style editor begin. */
  readonly look: DemoLook;
}

type Part = 'surface' | 'text' | 'user' | 'userText' | 'ai' | 'aiText' | 'line' | 'radius' | 'font';
type Colors = Readonly<Record<Part, string>>;

function design(
  id: string,
  name: string,
  {surface, text, user, userText, ai, aiText, line, radius, font}: Colors,
): Design {
  return {
    id,
    name,
    look: {radius: parseInt(radius, 10), padding: 9, size: 15, user, reply: ai},
    config: {
      style: {backgroundColor: surface, borderColor: line, fontFamily: font},
      messageStyles: {
        default: {
          shared: {bubble: {borderRadius: radius, padding: '0.6em 0.9em'}},
          user: {bubble: {backgroundColor: user, color: userText}},
          ai: {bubble: {backgroundColor: ai, color: aiText}},
        },
      },
      inputAreaStyle: {backgroundColor: surface},
      textInput: {
        styles: {
          container: {
            backgroundColor: surface,
            color: text,
            border: `1px solid ${line}`,
            borderRadius: radius,
            boxShadow: 'none',
          },
          text: {color: text},
        },
        placeholder: {text: 'Type a message', style: {color: text}},
      },
    },
  };
}

/** Three looks of one conversation, the texts of each at least 4.5 : 1 on what is behind them. */
export const designs: readonly [Design, ...Design[]] = [
  design('harbour', 'Harbor', {
    surface: '#f2f6fa',
    text: '#33475a',
    user: '#1d4e79',
    userText: '#ffffff',
    ai: '#ffffff',
    aiText: '#16283a',
    line: '#6f8699',
    radius: '18px',
    font: 'Inter, system-ui, sans-serif',
  }),
  design('terminal', 'Terminal', {
    surface: '#10140f',
    text: '#b7d3ae',
    user: '#10140f',
    userText: '#e9d27a',
    ai: '#10140f',
    aiText: '#a9e49a',
    line: '#6c8a62',
    radius: '0px',
    font: 'ui-monospace, Menlo, Consolas, monospace',
  }),
  design('paper', 'Paper', {
    surface: '#fbf6ec',
    text: '#5c4a36',
    user: '#7a3520',
    userText: '#fff8ee',
    ai: '#f1e6d2',
    aiText: '#3a2c1d',
    line: '#94805f',
    radius: '4px',
    font: 'Georgia, Cambria, serif',
  }),
];
