import {compileExample} from '../generate/compile';
import {printPanel} from '../generate/markup';
import {ExampleError, type Outline} from '../model/outline';
import {parseExample} from '../model/parseExample';

/** An edited example, ready to run. */
export interface EditedExample {
  readonly source: string;
  readonly outline: Outline;
  /** Body of a function of `$`, in JavaScript, line by line as the source. */
  readonly body: string;
  /** The intro panel as HTML, empty when there is none. */
  readonly panel: string;
}

/** What is wrong with an example, and where: `line` counts from 1 and is 0 where it is unknown. */
export interface EditError {
  readonly message: string;
  readonly line: number;
  /** Something could not be loaded: the same text may well run the next time. */
  readonly isTransient?: true;
}

/** Reads what the reader has written, as the build reads a fence. */
export function readEdit(source: string): EditedExample | EditError {
  try {
    const outline = parseExample(source);
    const panel = outline.panel ? printPanel(outline.panel, 0, 'html') : '';
    return {source, outline, body: compileExample(source, outline), panel};
  } catch (error) {
    if (error instanceof ExampleError) return {message: error.message, line: error.line};
    throw error;
  }
}
