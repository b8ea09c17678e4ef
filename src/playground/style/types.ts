import type {Look} from './look';

/** What each group of fields of the look editor gets. */
export interface LookFieldsProps {
  readonly look: Look;
  /** Sets one part of the look; undefined takes it out. */
  readonly onPut: (part: keyof Look, value: string | number | undefined) => void;
}
