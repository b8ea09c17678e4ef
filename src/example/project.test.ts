import {describe, expect, it} from 'vitest';
import manifest from '../../package.json';
import {FRAMEWORKS} from './frameworks';
import {generate} from './generate';
import {modelOf} from './model';
import {parseExample} from './parse';
import {projectOf} from './project';

const source = '<DeepChat demo={true} />';
const model = modelOf(source, parseExample(source), 'A chat', 360);

describe('projectOf', () => {
  it.each(FRAMEWORKS.map(({id}) => id))('makes a project with exact versions: %s', (id) => {
    const project = projectOf(generate(model, id), id, 'A chat');
    if (id === 'html') {
      expect(Object.keys(project.files)).toEqual(['index.html']);
      return;
    }
    const {scripts, dependencies, devDependencies} = JSON.parse(project.files['package.json']!);
    expect(scripts.start).toBeTruthy();
    for (const version of Object.values({...dependencies, ...devDependencies}))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(dependencies['deep-chat']).toBe(manifest.dependencies['deep-chat']);
    for (const {path} of generate(model, id).files) expect(project.files).toHaveProperty([path]);
  });
});
