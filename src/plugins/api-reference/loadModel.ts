import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isObject} from '../../lib/isObject';
import {DEFAULTS, type Default} from '../../data/defaults';
import {findHomes, readPages, type Homes} from './pages';
import type {ApiModel} from './model';

/** Names another copy of the declarations: the path of a `deepChat.d.ts`, or of a package folder. */
export const DECLARATIONS = 'DEEP_CHAT_DECLARATIONS';

const loading = new Map<string, Promise<ApiModel>>();

/**
 * The API model of the installed package, or of the copy that the environment variable
 * `DEEP_CHAT_DECLARATIONS` names. Read once per process, and from a file in `node_modules/.cache` while
 * the package's version and the sources of this folder stay the same.
 *
 * @throws an error that says what to do when the declarations are not there.
 */
export function loadModel(
  siteDir: string,
  declarations: string | undefined = process.env[DECLARATIONS],
): Promise<ApiModel> {
  const key = `${siteDir}\n${declarations ?? ''}`;
  const model =
    loading.get(key) ?? (declarations ? extract(siteDir, declarations) : installedModel(siteDir));
  loading.set(key, model);
  return model;
}

async function installedModel(siteDir: string): Promise<ApiModel> {
  const root = path.join(siteDir, 'node_modules/deep-chat');
  const version = versionOf(root);
  if (!version)
    throw new Error(`The package deep-chat is not in ${path.dirname(root)}. Run: npm ci`);
  const folder = path.join(siteDir, 'node_modules/.cache/api-reference');
  const file = path.join(folder, `${version}-${sourceHash()}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ApiModel;
  const model = await extract(siteDir, root);
  mkdirSync(folder, {recursive: true});
  writeFileSync(file, JSON.stringify(model));
  return model;
}

async function extract(siteDir: string, place: string): Promise<ApiModel> {
  const entry = path.resolve(siteDir, place, place.endsWith('.d.ts') ? '' : 'dist/deepChat.d.ts');
  if (!existsSync(entry))
    throw new Error(
      `${entry} does not exist. ${DECLARATIONS} must name a deepChat.d.ts or a folder of the package deep-chat.`,
    );
  // The compiler is loaded only when there is nothing in the cache.
  const {extractModel} = await import('./extractModel');
  const version = versionOf(path.dirname(path.dirname(entry))) ?? 'unknown';
  return extractModel({entry, version, packages: path.join(siteDir, 'node_modules')});
}

function versionOf(root: string): string | undefined {
  const file = path.join(root, 'package.json');
  if (!existsSync(file)) return undefined;
  const description: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return isObject(description) ? String(description.version) : undefined;
}

/** Changes with every source file that decides what is read. */
function sourceHash(): string {
  const hash = createHash('sha256');
  for (const name of ['declarations', 'extractModel', 'fieldReader', 'model'])
    hash.update(readFileSync(path.join(__dirname, `${name}.ts`)));
  return hash.digest('hex').slice(0, 12);
}

/** What the reference elements are drawn from. */
export interface Reference {
  readonly model: ApiModel;
  readonly homes: Homes;
  readonly defaults: Readonly<Record<string, Default>>;
}

/** Everything that the reference elements are drawn from. Pages are read again after they have changed. */
export async function loadReference(siteDir: string): Promise<Reference> {
  const model = await loadModel(siteDir);
  return {model, homes: findHomes(model, readPages(siteDir)), defaults: DEFAULTS};
}
