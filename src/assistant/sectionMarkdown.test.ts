import {describe, expect, it} from 'vitest';
import {sectionMarkdown} from './sectionMarkdown';

const PAGE = `# Files

Lets users attach files.

## images

Pictures.

### Fields

A table.

### Resize

\`\`\`sh
# no heading
\`\`\`

Later.

## audio

> \`\`\`md
> ## no heading
> \`\`\`
`;

describe('sectionMarkdown', () => {
  it('gives a section by its number', () => {
    expect(sectionMarkdown(PAGE, 2)).toBe('A table.');
    expect(sectionMarkdown(PAGE, 3)).toBe('```sh\n# no heading\n```\n\nLater.');
    expect(sectionMarkdown(PAGE, 4)).toContain('no heading');
  });

  it('goes on to the first code below a section without code', () => {
    expect(sectionMarkdown(PAGE, 0)).toMatch(/^Lets users.*\n\n```sh/);
    expect(sectionMarkdown(PAGE, 1)).toMatch(/^Pictures\.\n\n```sh/);
    expect(sectionMarkdown(PAGE, 2)).not.toContain('```');
  });

  it('is nothing for a section that the page does not have', () => {
    expect(sectionMarkdown(PAGE, 5)).toBeUndefined();
    expect(sectionMarkdown('', 0)).toBeUndefined();
  });
});
