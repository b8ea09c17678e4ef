// `npm run search:upload`: sends the records of the embedded index to the hosted one, with its settings and
// synonyms. Without --write, it only prints a summary and the first record.
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {runnerImport} from 'vite';
import {fail, ROOT} from './lib/command.mjs';

// The browser and this script share the TypeScript code that shapes the records.
const load = async (file) =>
  (await runnerImport(path.join(ROOT, 'src', file), {configFile: false})).module;
const {toHosted, INDEX_SETTINGS, toSynonyms} = await load('search/upload.ts');
const {readSettingsOrExit} = await load('config/settings.ts');

const {values} = parseArgs({options: {write: {type: 'boolean', default: false}}});
const file = path.join(ROOT, '.docusaurus/search-index/default/index.json');
if (!existsSync(file))
  fail('There is no search index in .docusaurus/.', 'Build the site first: npm run build');

const {url, search} = readSettingsOrExit();
const records = toHosted(JSON.parse(readFileSync(file, 'utf8')), url);
const synonyms = toSynonyms();
const bytes = Buffer.byteLength(JSON.stringify(records));
const indexName = search.kind === 'hosted' ? search.indexName : 'that SEARCH_INDEX names';
console.log(
  `${records.length} records (${(bytes / 1000).toFixed(0)} kB) and ${synonyms.length} synonyms for the index ${indexName}, addresses at ${url}`,
);

if (!values.write) {
  console.log('\nFirst record:\n' + JSON.stringify(records[0], null, 2));
  console.log('\nNothing was sent. To send it: npm run search:upload -- --write');
} else {
  const adminKey = process.env.SEARCH_ADMIN_KEY;
  if (search.kind !== 'hosted')
    fail('No hosted index is set.', 'Set SEARCH_APP_ID, SEARCH_API_KEY and SEARCH_INDEX.');
  if (!adminKey)
    fail('The admin key is missing.', 'Set SEARCH_ADMIN_KEY. The site never contains it.');
  const {algoliasearch} = await import('algoliasearch');
  const hosts = search.hosts.map((origin) => {
    const {protocol, hostname, port} = new URL(origin);
    return {
      url: hostname,
      accept: 'readWrite',
      protocol: protocol.slice(0, -1),
      ...(port && {port: Number(port)}),
    };
  });
  const client = algoliasearch(search.appId, adminKey, hosts.length > 0 ? {hosts} : {});
  try {
    // Settings and synonyms go first, so that nobody searches the new records without them.
    await client.setSettings({indexName, indexSettings: INDEX_SETTINGS});
    await client.saveSynonyms({
      indexName,
      synonymHit: synonyms,
      replaceExistingSynonyms: true,
    });
    await client.replaceAllObjects({indexName, objects: records});
    console.log(`Sent to ${indexName}.`);
  } catch (error) {
    fail(
      `The hosted service rejected the records: ${error.message}`,
      'Check SEARCH_APP_ID, the network, and that SEARCH_ADMIN_KEY may edit settings and objects.',
    );
  }
}
