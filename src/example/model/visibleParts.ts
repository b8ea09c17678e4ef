import type {Outline, PanelElement} from './outline';

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
