import path from 'node:path';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {compileScript, parse as parseVue} from 'vue/compiler-sfc';
import {FRAMEWORKS, type FrameworkId} from '../frameworks';
import {generate} from '../generate';
import {CASES} from '../generate/cases';
import {modelOf} from '../model/model';
import {parseExample} from '../model/parseExample';
import {projectOf, TRIED, type Project} from './project';

const {source, title} = CASES.find((each) => each.source.includes('<button onClick'))!;
const model = modelOf(source, parseExample(source), title, 360);
const projectFor = (id: FrameworkId): Project => projectOf(generate(model, id), id, title);

const ids = FRAMEWORKS.map(({id}) => id);
const withPackages = ids.filter((id) => id !== 'html');

/** Syntax errors of a file, by its ending. */
function errorsOf(name: string, text: string): string[] {
  if (name.endsWith('.json')) {
    JSON.parse(text);
    return [];
  }
  if (name.endsWith('.vue')) {
    const {descriptor, errors} = parseVue(text);
    if (descriptor.scriptSetup) compileScript(descriptor, {id: 'a'});
    return errors.map(String);
  }
  if (!/\.tsx?$/.test(name)) return [];
  const {diagnostics = []} = ts.transpileModule(text, {
    fileName: name.replace('.d.ts', '.ts'), // a declaration has no output
    reportDiagnostics: true,
    compilerOptions: {jsx: ts.JsxEmit.Preserve, experimentalDecorators: true},
  });
  return diagnostics.map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

describe('projectOf', () => {
  it('has no keys that a reader has tried, and all other texts', () => {
    const edited = `<DeepChat
  directConnection={{openAI: {key: 'sk-proj-abcDEF0123456789abcdef'}, claude: {key: "k4f9d2c8b1a7e6f5d4c3b2"}}}
  browserStorage={{key: 'my-long-name-of-a-chat'}}
  connect={{headers: {Authorization: 'Bearer abc123def456ghi789jkl'}}}
  introMessage={{text: 'task-force_of_a_long_name'}}
/>`;
    const made = generate(modelOf(edited, parseExample(edited), 'Edited', 360), 'react');
    const text = Object.values(projectOf(made, 'react', 'Edited').files).join();
    expect(text).not.toMatch(/0123456789|k4f9d2c8|def456/);
    expect(text.match(/YOUR_API_KEY/g)).toHaveLength(3);
    expect(text).toContain('my-long-name-of-a-chat');
    expect(text).toContain('task-force_of_a_long_name');
  });

  it('is one file for HTML', () => {
    expect(Object.keys(projectFor('html').files)).toEqual(['index.html']);
  });

  it.each(withPackages)('has versions that were tried, and a command that starts it: %s', (id) => {
    const {files} = projectFor(id);
    const {scripts, dependencies, devDependencies} = JSON.parse(files['package.json']!);
    expect(scripts.start).toBeTruthy();
    for (const version of Object.values({...dependencies, ...devDependencies}))
      expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    // A framework's command comes with one of the packages.
    const command = scripts.start.split(' ')[0].replace('ng', '@angular/cli');
    expect({...dependencies, ...devDependencies}).toHaveProperty([command]);
  });

  it('names no version that no project has', () => {
    const used = withPackages.flatMap((id) => {
      const {dependencies, devDependencies} = JSON.parse(projectFor(id).files['package.json']!);
      return Object.keys({...dependencies, ...devDependencies});
    });
    expect(Object.keys(TRIED).filter((name) => !used.includes(name))).toEqual([]);
  });

  it.each(ids)('has files that parse, and everything that they name: %s', (id) => {
    const {files} = projectFor(id);
    for (const {path: name} of generate(model, id).files) expect(files).toHaveProperty([name]);
    for (const [name, text] of Object.entries(files)) {
      expect(errorsOf(name, text), name).toEqual([]);
      const imports = text.matchAll(
        /(?:from|import\() ?'(\.\.?\/[^']+)'|<script[^>]*src="\/([^"]+)"/g,
      );
      for (const [, relative, absolute] of imports) {
        const target = absolute ?? path.posix.join(path.posix.dirname(name), relative!);
        const found = Object.keys(files).some(
          (file) => file === target || file.replace(/\.tsx?$/, '') === target,
        );
        expect(found, `${name} names ${target}`).toBe(true);
      }
    }
  });
});
