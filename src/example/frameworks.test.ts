import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {DEFAULT_FRAMEWORK, FRAMEWORKS} from './frameworks';

// Types can't see that a stylesheet lacks a framework.
test.each(['CodePanel.module.css', 'FrameworkTabs.module.css'])(
  '%s has a rule for each framework',
  (file) => {
    const css = fs.readFileSync(path.join(__dirname, 'block', file), 'utf8');
    const named = [...css.matchAll(/html\[data-framework='(\w+)'\]/g)].map(([, id]) => id);
    const others = FRAMEWORKS.map(({id}) => id).filter((id) => id !== DEFAULT_FRAMEWORK);
    expect(named.sort()).toEqual([...others].sort());
    expect(css).toContain('html:not([data-framework])');
  },
);
