import type {GeneratedFile, Generated} from '../../example/generate';
import type {FrameworkId} from '../../example/frameworks';
import {plainSnippet, styleOf, type Model, type Snippet} from '../../example/model/model';
import {lookStyle} from '../style/lookProps';
import type {ChatModel} from './workspace';

/** Height in px of a chat between other content. */
const HEIGHT = 440;

type Style = Model['style'];

/** Without a font in the element's own style the component asks Google for one, which the playground never does. */
const FONT = {fontFamily: 'system-ui, sans-serif'};

/** The style of the chat's element that puts it where the placement says. */
export function placementStyle({look = {}, placement = 'inline'}: ChatModel): Style {
  const own: Style = {...FONT, ...lookStyle(look)};
  const {maxWidth: _, borderRadius: __, ...unframed} = own;
  const whole = {border: 'none', borderRadius: '0'};
  switch (placement) {
    case 'page':
      return {display: 'block', width: '100%', height: '100dvh', ...whole, ...unframed};
    case 'phone':
      // Phones zoom into text fields with text of less than 16 px.
      return {
        display: 'block',
        width: '100%',
        height: 'calc(100dvh - env(safe-area-inset-bottom))',
        ...whole,
        ...unframed,
        fontSize: `${Math.max(16, look.fontSize ?? 16)}px`,
      };
    case 'launcher':
      return {
        display: 'none',
        position: 'fixed',
        right: '1.5rem',
        bottom: '5.5rem',
        zIndex: 1000,
        width: 'min(24rem, calc(100vw - 3rem))',
        height: 'min(36rem, calc(100dvh - 7rem))',
        borderRadius: '16px',
        boxShadow: '0 8px 28px rgb(0 0 0 / 25%)',
        ...own,
      };
    default:
      return styleOf(look.height ?? HEIGHT, own);
  }
}

/** Source in which each `chat` is a use of the chat. */
function withChat(text: string): Snippet {
  const references = [...text.matchAll(/\bchat\b/g)].map(({index}) => ({at: index, name: 'chat'}));
  return {...plainSnippet(text), references};
}

const TOGGLE = `() => {
  const {style} = chat;
  style.display = style.display === 'none' ? 'block' : 'none';
}`;

/** The buttons of a placement: the one that opens and closes the chat in the corner. */
export function placementButtons({placement}: ChatModel): Model['buttons'] {
  return placement === 'launcher' ? [{label: 'Chat with us', value: withChat(TOGGLE)}] : [];
}

const LAUNCHER_CSS = `deep-chat + button {
  position: fixed;
  right: 1.5rem;
  bottom: 1.5rem;
  z-index: 1000;
  min-height: 3rem;
  padding: 0 1.25rem;
  border: 0;
  border-radius: 1.5rem;
  background: #0b6b63;
  color: #fff;
  font: inherit;
  cursor: pointer;
}
`;

const NAME = 'launcher.css';

function linked(code: string, framework: FrameworkId): string {
  if (framework === 'html')
    return code.replace('  </head>', `    <link rel="stylesheet" href="${NAME}" />\n  </head>`);
  if (framework === 'angular')
    return code.replace(/^( *)selector: .*\n/m, `$&$1styleUrl: './${NAME}',\n`);
  return code.replace(/^( *)import .*;\n(?!\s*import)/m, `$&$1import './${NAME}';\n`);
}

/** Adds what a placement needs besides the chat: the style sheet of the button in the corner. */
export function withPlacement(
  generated: Generated,
  {placement}: ChatModel,
  framework: FrameworkId,
): Generated {
  const [main, ...rest] = generated.files;
  if (placement !== 'launcher' || !main) return generated;
  const folder = main.path.slice(0, main.path.lastIndexOf('/') + 1);
  const css: GeneratedFile = {path: `${folder}${NAME}`, language: 'css', code: LAUNCHER_CSS};
  return {...generated, files: [{...main, code: linked(main.code, framework)}, css, ...rest]};
}
