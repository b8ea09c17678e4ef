import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import site from '../ui/site.module.css';

export interface Choice {
  readonly id: string;
  readonly label: ReactNode;
  /** Custom properties of the part while this one is chosen. */
  readonly declarations?: string;
}

/** Attribute that names the parts of a page; the values are unique on it. */
const SCOPE = 'data-choice';

function rules(scope: string, choices: readonly Choice[], chosen: (id: string) => string): string {
  const shown = choices.map(({id}) => `${chosen(id)} [data-for~="${id}"]`).join();
  const own = choices.map(({id, declarations}) =>
    declarations ? `${chosen(id)}{${declarations}}` : '',
  );
  return `${own.join('')}${shown}{display:block}`;
}

/**
 * The rules that show what belongs to the chosen radio button, `data-for` naming its choices. They work without
 * JavaScript; browsers without `:has()` follow `data-chosen`, which React sets.
 */
export function ChoiceStyle({
  scope,
  choices,
}: {
  readonly scope: string;
  readonly choices: readonly Choice[];
}): ReactNode {
  const place = `[${SCOPE}=${scope}]`;
  const __html = `${place} [data-for]{display:none}${rules(scope, choices, (id) => `${place}:has([value="${id}"]:checked)`)}@supports not selector(:has(*)){${rules(scope, choices, (id) => `${place}[data-chosen="${id}"]`)}}`;
  return <style dangerouslySetInnerHTML={{__html}} />;
}

export function ChoiceChips({
  legend,
  name,
  choices,
  onChoose,
  isLegendHidden = false,
  chosen,
}: {
  readonly legend: string;
  readonly name: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (id: string) => void;
  readonly isLegendHidden?: boolean;
  /** Set where something else than the buttons can change the choice; none of them has an unknown one. */
  readonly chosen?: string;
}): ReactNode {
  return (
    <fieldset className={site.chips}>
      <legend className={isLegendHidden ? 'sr-only' : undefined}>{legend}</legend>
      {choices.map(({id, label}, index) => (
        <label key={id}>
          <input
            type="radio"
            name={name}
            value={id}
            {...(chosen === undefined ? {defaultChecked: index === 0} : {checked: chosen === id})}
            onChange={() => onChoose(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

/**
 * The choice in a part of the page: what somebody has chosen before React was there, or the first.
 *
 * @returns the part's ref, the id of the choice, and a function that changes it
 */
export function useChosen(first: string) {
  const place = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(first);
  useEffect(() => {
    const before = place.current?.querySelector<HTMLInputElement>('input[type=radio]:checked');
    if (before) setChosen(before.value);
  }, []);
  return [place, chosen, setChosen] as const;
}
