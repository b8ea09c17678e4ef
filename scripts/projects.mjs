// `npm run projects`: makes the project that "Open in StackBlitz" sends for each framework, installs and builds it. Needs
// the npm registry. Names choose some of them: `npm run projects -- vue nuxt`. (`npm run test:full` mounts the same code.)
import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {runnerImport} from 'vite';
import {ROOT} from './lib/command.mjs';

const EXAMPLE = `const prices: Record<string, number> = {apple: 2};
const reply = (text: string) => ({text: \`\${text} costs \${prices[text] ?? 'nothing'}\`});

<>
  <DeepChat
    demo={{response: (message) => reply(message.text ?? '')}}
    onMessage={({message}) => (document.title = \`Last: \${message.text}\`)}
  >
    <p>A shop for fruit</p>
  </DeepChat>
  <button onClick={() => chat.submitUserMessage({text: 'apple'})}>Ask for an apple</button>
</>`;

const load = async (file) =>
  (await runnerImport(path.join(ROOT, 'src/example', file), {configFile: false})).module;
const {FRAMEWORKS} = await load('frameworks.ts');
const {codeOf} = await load('generate/index.ts');
const {parseExample} = await load('model/parseExample.ts');
const {projectOf} = await load('stackblitz/project.ts');

const title = 'A shop for fruit';
const outline = JSON.stringify(parseExample(EXAMPLE));
const names = process.argv.slice(2);
const failed = [];
for (const {id} of FRAMEWORKS.filter((each) => names.length === 0 || names.includes(each.id))) {
  const code = codeOf({source: EXAMPLE, outline, title, height: 360}, id);
  const {files, template} = projectOf(code, id, title);
  const folder = mkdtempSync(path.join(os.tmpdir(), `deep-chat-${id}-`));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  const npm = (...args) =>
    spawnSync('npm', args, {cwd: folder, stdio: 'inherit', shell: process.platform === 'win32'})
      .status === 0;
  console.log(`\n== ${id}`);
  // The project of plain HTML has nothing to install.
  if (template !== 'html' && !(npm('install', '--no-audit', '--no-fund') && npm('run', 'build')))
    failed.push(id);
  rmSync(folder, {recursive: true, force: true, maxRetries: 3});
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll projects were built.');
process.exit(failed.length === 0 ? 0 : 1);
