import {describe, expect, it} from 'vitest';
import {factFor} from './facts';

const textFor = (question: string) => factFor(question)?.text ?? '';

describe('factFor', () => {
  it('knows what the component is, costs and weighs', () => {
    expect(textFor('What is Deep Chat?')).toContain('web component');
    expect(textFor('Is it free?')).toContain('MIT');
    expect(textFor('How many kilobytes is the bundle?')).toBe('');
    expect(textFor('How big is the bundle?')).toContain('404 kB');
    expect(textFor('Which version is this?')).toContain('2.4.2');
  });

  it('leaves everything else to the search', () => {
    for (const question of ['', 'hello', '???', 'how?', 'Are large files allowed?', 'open it'])
      expect(factFor(question), question).toBeUndefined();
    expect(factFor('How do I change the size of the send button?')).toBeUndefined();
    expect(factFor('free positions of buttons')).toBeUndefined();
  });
});
