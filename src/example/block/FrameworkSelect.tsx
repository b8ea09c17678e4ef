import React, {memo, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {loadGenerators} from '../generate/loadGenerators';
import {DEFAULT_FRAMEWORK, FRAMEWORKS, isFramework, type FrameworkId} from '../frameworks';
import {isBuilding} from './Island';

/** A page that is built shows one framework; the others come with the script that can show them. */
const OPTIONS = FRAMEWORKS.filter(({id}) => !isBuilding || id === DEFAULT_FRAMEWORK);

interface Props {
  readonly chosen: FrameworkId;
  readonly title: string;
  readonly onChoose: (framework: FrameworkId) => void;
}

const prepare = () => void loadGenerators().catch(() => undefined);

/** Selects the framework of the code, in every example of the site. */
export const FrameworkSelect = memo(function FrameworkSelect(props: Props): ReactNode {
  const {chosen, title, onChoose} = props;
  return (
    <select
      aria-label={`Framework: ${title}`}
      value={chosen}
      onPointerEnter={prepare}
      onFocus={prepare}
      onChange={({currentTarget}) => {
        // Open files above may become longer or shorter; the list stays where it is on the screen.
        const before = currentTarget.getBoundingClientRect().top;
        const {value} = currentTarget;
        if (isFramework(value)) flushSync(() => onChoose(value));
        window.scrollBy(0, currentTarget.getBoundingClientRect().top - before);
      }}
    >
      {OPTIONS.map(({id, label}) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  );
});
