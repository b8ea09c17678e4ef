import {escapeHtml} from '../../lib/escapeHtml';

/** What a card says. */
export interface CardText {
  /** Title of the page. */
  readonly title: string;
  /** The part of the site that it belongs to. */
  readonly section: string;
  /** Name of the site. */
  readonly site: string;
}

/** Size of a card in px, as Open Graph and Twitter ask for. */
export const CARD = {width: 1200, height: 630} as const;

const COLORS = {
  ground: '#0f1a1b',
  ring: '#1d2f30',
  field: '#172526',
  line: '#2c3b3d',
  accent: '#5cd3c3',
  accentDim: '#2f8b80',
  text: '#e7eeee',
  muted: '#a9b9ba',
} as const;

const MARGIN = 84;
/** Sizes of the title in px, the first that fits is taken, and how many lines each may have. */
const SIZES = [
  {size: 96, lines: 2},
  {size: 80, lines: 3},
  {size: 64, lines: 4},
] as const;
const TITLE_WIDTH = 960;

/** Width of a letter of Inter Bold in em, near enough to break lines by. */
function letterWidth(letter: string): number {
  if (/[\\sijl.,:;'’|!()[\]]/.test(letter)) return 0.3;
  if (/[frt-]/.test(letter)) return 0.4;
  if (/[mwMW@—]/.test(letter)) return 0.9;
  if (/[A-Z]/.test(letter)) return 0.7;
  return 0.6;
}

const widthOf = (text: string) => Array.from(text, letterWidth).reduce((sum, one) => sum + one, 0);

/** A text in lines of at most `width` em; a longer word gets its own line. */
export function breakLines(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function fit(title: string): {readonly size: number; readonly lines: readonly string[]} {
  for (const {size, lines: most} of SIZES) {
    const lines = breakLines(title, TITLE_WIDTH / size);
    if (lines.length <= most && lines.every((line) => widthOf(line) * size <= TITLE_WIDTH))
      return {size, lines};
  }
  const {size, lines: most} = SIZES[2];
  const lines = breakLines(title, TITLE_WIDTH / size);
  if (lines.length <= most) return {size, lines};
  return {size, lines: [...lines.slice(0, most - 1), `${lines[most - 1]} …`]};
}

const FRONT =
  'M7.6 11.4h8.8a5 5 0 0 1 5 5v3a5 5 0 0 1-5 5h-4.5l-4.3 3.9c-.6.5-1.5.1-1.5-.7v-3.4a5 5 0 0 1-3.5-4.8v-3a5 5 0 0 1 5-5z';
const BACK =
  'M14.2 2.4h9.4a5.4 5.4 0 0 1 5.4 5.4v5.6a5.4 5.4 0 0 1-2.6 4.6v3c0 .8-.9 1.2-1.5.7l-3.5-2.9h-7.2a5.4 5.4 0 0 1-5.4-5.4V7.8a5.4 5.4 0 0 1 5.4-5.4z';

/** The picture that stands for a page where its address is shared, as SVG with texts in Inter. */
export function cardSvg({title, section, site}: CardText): string {
  const {size, lines} = fit(title);
  const step = Math.round(size * 1.1);
  const bottom = CARD.height - 92;
  const first = bottom - step * (lines.length - 1);
  const titleLines = lines
    .map(
      (line, index) =>
        `<tspan x="${MARGIN - 4}" y="${first + index * step}">${escapeHtml(line)}</tspan>`,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD.width}" height="${CARD.height}" viewBox="0 0 ${CARD.width} ${CARD.height}" font-family="Inter">
<path fill="${COLORS.ground}" d="M0 0h1200v630H0z"/>
<g fill="none" stroke="${COLORS.ring}" stroke-width="2"><circle cx="1010" cy="150" r="150"/><circle cx="1010" cy="150" r="260"/><circle cx="1010" cy="150" r="390"/></g>
<rect x="868" y="64" width="268" height="66" rx="22" fill="${COLORS.accent}"/>
<path stroke="${COLORS.ground}" stroke-width="8" stroke-linecap="round" d="M900 97h204"/>
<rect x="820" y="150" width="228" height="92" rx="22" fill="${COLORS.field}" stroke="${COLORS.line}" stroke-width="2"/>
<path stroke="${COLORS.muted}" stroke-width="8" stroke-linecap="round" d="M852 182h164M852 210h112"/>
<svg x="${MARGIN}" y="72" width="62" height="62" viewBox="0 0 31 31"><mask id="m" maskUnits="userSpaceOnUse" x="0" y="0" width="31" height="31"><path fill="#fff" d="M0 0h31v31H0z"/><path stroke="#000" stroke-width="3.6" stroke-linejoin="round" d="${FRONT}"/></mask><path fill="${COLORS.accentDim}" mask="url(#m)" d="${BACK}"/><path fill="${COLORS.accent}" d="${FRONT}"/></svg>
<text x="${MARGIN + 82}" y="117" fill="${COLORS.text}" font-size="42" font-weight="700" letter-spacing="-1">${escapeHtml(site)}</text>
${section === title ? '' : `<text x="${MARGIN}" y="${first - size - 14}" fill="${COLORS.accent}" font-size="34" font-weight="500">${escapeHtml(section)}</text>`}
<text fill="${COLORS.text}" font-size="${size}" font-weight="700" letter-spacing="${-size / 30}">${titleLines}</text>
</svg>`;
}
