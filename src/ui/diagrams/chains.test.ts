import {expect, it} from 'vitest';
import {diagrams, type DiagramTexts} from './chains';

it.each(Object.entries(diagrams as Record<string, DiagramTexts>))(
  'the diagram %s says all of it in words, too',
  (_name, {chains, description, caption}) => {
    expect(caption).toMatch(/\.$/);
    for (const {places} of chains)
      for (const {name} of places)
        expect(description.toLowerCase()).toContain(
          name === '<deep-chat>' ? 'component' : name.toLowerCase(),
        );
  },
);
