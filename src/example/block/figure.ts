import type {Generated} from '../generate';
import type {Outline, PanelElement} from '../model/outline';

/** Height in px of chat and code in a block. */
export const BODY = 320;

/** The id of an example on its page, made of its title. */
export function blockId(title: string): string {
  return `example-${title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')}`;
}

/** What a page shows of an example besides its chat and its code. */
export interface ExampleParts {
  readonly panel?: PanelElement;
  readonly buttons: readonly string[];
  readonly hasLog: boolean;
  /** Every property is data, so that the example can travel in a link. */
  readonly isData: boolean;
  /** The text is about some lines of the code: on a phone, the block opens with it. */
  readonly isAboutCode: boolean;
  readonly reply?: string;
}

export const usesLog = ({references}: Outline): boolean =>
  references.some(({name}) => name === 'log');

export function visiblePartsOf(outline: Outline): ExampleParts {
  const {panel, buttons, isData, marks, reply} = outline;
  return {
    ...(panel && {panel}),
    ...(reply && {reply}),
    buttons: buttons.map(({label}) => label),
    hasLog: usesLog(outline),
    isData,
    isAboutCode: marks !== undefined,
  };
}

export const linesOf = ({files}: Generated): number =>
  files.reduce((sum, {code}) => sum + code.trimEnd().split('\n').length, 0);
