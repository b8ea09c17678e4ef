import {describe, expect, it} from 'vitest';
import {diagrams, type DiagramTexts} from './chains';
import {drawColumn, drawRow, NARROW, WIDE} from './layout';

/** Widths of a character at the sizes of the texts, a little more than the fonts need. */
const MONO = 7.3;
const SANS = 7.6;

describe.each(Object.entries(diagrams as Record<string, DiagramTexts>))(
  'the diagram %s',
  (_name, {chains, isAlwaysRow, description, caption}) => {
    it.each([
      ['wide', WIDE, drawRow],
      ['narrow', NARROW, isAlwaysRow ? drawRow : drawColumn],
    ] as const)('has texts that fit where they are: %s', (_kind, width, draw) => {
      for (const chain of chains) {
        const {boxes, lines} = draw(chain, width);
        for (const {name, note, width: room, x} of boxes) {
          expect(Math.max(name.length, note.length) * SANS, name).toBeLessThan(room);
          expect(x + room).toBeLessThanOrEqual(width);
        }
        for (const {label, from, to, at, anchor} of lines) {
          const room = anchor === 'middle' ? Math.abs(from[0] - to[0]) + 4 : width - at[0];
          expect(label.length * MONO, label).toBeLessThan(room);
        }
      }
    });

    it('says all of it in words, too', () => {
      expect(caption).toMatch(/\.$/);
      for (const {places} of chains)
        for (const {name} of places)
          expect(description.toLowerCase()).toContain(
            name === '<deep-chat>' ? 'component' : name.toLowerCase(),
          );
    });
  },
);
