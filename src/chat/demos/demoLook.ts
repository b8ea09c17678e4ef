import type {ChatConfig} from '@site/src/chat';
import {colorsIn, contrast} from '../color';

/** What the style editor can change. Sizes are in px. */
export interface DemoLook {
  readonly radius: number;
  readonly padding: number;
  readonly size: number;
  readonly user: string;
  readonly reply: string;
}

/** The sliders of the editor. */
export const sliders = [
  {id: 'radius', label: 'Corners', min: 0, max: 24},
  {id: 'padding', label: 'Padding', min: 4, max: 18},
  {id: 'size', label: 'Text size', min: 12, max: 18},
] as const;

const WHITE = [255, 255, 255, 1] as const;
const BLACK = [0, 0, 0, 1] as const;

/** Black or white, whichever is easier to read on a color. */
export function textOn(color: string): string {
  const [behind] = colorsIn(color);
  const isDark = behind && contrast(behind, WHITE) >= contrast(behind, BLACK);
  return isDark ? '#ffffff' : '#000000';
}

/**
 * Styles that read their values from custom properties of the page, so that the chat follows a slider
 * without being drawn again.
 */
export const followingStyles: NonNullable<ChatConfig['messageStyles']> = {
  default: {
    shared: {
      bubble: {
        borderRadius: 'var(--look-radius)',
        padding: 'var(--look-padding)',
        fontSize: 'var(--look-size)',
      },
    },
    user: {bubble: {backgroundColor: 'var(--look-user)', color: 'var(--look-user-text)'}},
    ai: {bubble: {backgroundColor: 'var(--look-reply)', color: 'var(--look-reply-text)'}},
  },
};

/** The custom properties that `followingStyles` reads. */
export function lookProperties({
  radius,
  padding,
  size,
  user,
  reply,
}: DemoLook): Record<string, string> {
  return {
    '--look-radius': `${radius}px`,
    '--look-padding': `${padding}px ${Math.round(padding * 1.5)}px`,
    '--look-size': `${size}px`,
    '--look-user': user,
    '--look-user-text': textOn(user),
    '--look-reply': reply,
    '--look-reply-text': textOn(reply),
  };
}

/** The code of a look with plain values, line by line. */
export function lookCode(look: DemoLook): readonly string[] {
  const {radius, padding, size, user, reply} = look;
  return [
    'messageStyles={{',
    '  default: {',
    '    shared: {',
    '      bubble: {',
    `        borderRadius: '${radius}px',`,
    `        padding: '${padding}px ${Math.round(padding * 1.5)}px',`,
    `        fontSize: '${size}px',`,
    '      },',
    '    },',
    '    user: {',
    '      bubble: {',
    `        backgroundColor: '${user}',`,
    `        color: '${textOn(user)}',`,
    '      },',
    '    },',
    '    ai: {',
    '      bubble: {',
    `        backgroundColor: '${reply}',`,
    `        color: '${textOn(reply)}',`,
    '      },',
    '    },',
    '  },',
    '}}',
  ];
}
