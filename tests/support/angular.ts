import path from 'node:path';
import {createCompilerHost, createProgram, type CompilerOptions} from '@angular/compiler-cli';
import ts from 'typescript';
import type {VirtualFile} from '../../src/plugins/live-examples/checkTypes';

const OPTIONS: CompilerOptions = {
  strict: true,
  strictTemplates: true,
  skipLibCheck: true,
  experimentalDecorators: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: [],
  compilationMode: 'full',
  // The range of TypeScript versions that this Angular names ends before the one that the site uses.
  disableTypeScriptVersionCheck: true,
};

function programOf(files: readonly VirtualFile[]) {
  const texts = new Map(files.map((file) => [path.resolve(file.path), file.text]));
  const host = createCompilerHost({options: OPTIONS});
  const {fileExists, readFile, getSourceFile} = host;
  host.fileExists = (name) => texts.has(path.resolve(name)) || fileExists(name);
  host.readFile = (name) => texts.get(path.resolve(name)) ?? readFile(name);
  host.getSourceFile = (name, ...rest) => {
    const text = texts.get(path.resolve(name));
    return text === undefined
      ? getSourceFile(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  };
  return createProgram({rootNames: [...texts.keys()], options: OPTIONS, host});
}

/** What Angular's compiler and TypeScript say about components, as texts. */
export function checkAngular(files: readonly VirtualFile[]): string[] {
  const program = programOf(files);
  const all = [
    ...program.getTsSyntacticDiagnostics(),
    ...program.getTsSemanticDiagnostics(),
    ...program.getNgStructuralDiagnostics(),
    ...program.getNgSemanticDiagnostics(),
  ];
  return all.map(
    ({file, messageText}) =>
      `${path.basename(file?.fileName ?? '')} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
  );
}

/** Components as JavaScript, by the path of their TypeScript. */
export function compileAngular(files: readonly VirtualFile[]): Map<string, string> {
  const result = new Map<string, string>();
  programOf(files).emit({
    // Called for each file.
    emitCallback: ({program, targetSourceFile, customTransformers}) =>
      program.emit(
        targetSourceFile,
        (name, text) => result.set(path.resolve(name).replace(/\.js$/, '.ts'), text),
        undefined,
        false,
        customTransformers,
      ),
  });
  return result;
}
