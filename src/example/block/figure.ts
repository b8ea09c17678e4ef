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
  /** Labels of the buttons. */
  readonly buttons: readonly string[];
  readonly hasLog: boolean;
  /** Every property is data, so that the example can travel in a link. */
  readonly isData: boolean;
}

/** The parts that an outline names. */
export function visiblePartsOf({panel, buttons, references, isData}: Outline): ExampleParts {
  return {
    ...(panel && {panel}),
    buttons: buttons.map(({label}) => label),
    hasLog: references.some(({name}) => name === 'log'),
    isData,
  };
}

/** The number of lines in the files of a framework. */
export const linesOf = ({files}: Generated): number =>
  files.reduce((sum, {code}) => sum + code.trimEnd().split('\n').length, 0);
