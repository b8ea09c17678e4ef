// `npm run search:upload`: sends the records of the embedded index to the hosted one, with the settings and
// synonyms that it needs. Without --write it only tells what it would send.
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {fail} from './lib/fail.mjs';
import {ROOT} from './lib/packages.mjs';

const require = createRequire(import.meta.url);
// The records' shape is written in TypeScript, once for the browser and for here.
require('sucrase/register/ts');
const {toHosted, INDEX_SETTINGS, toSynonyms} = require('../src/search/upload.ts');
const {readSettingsOrExit} = require('../src/config/settings.ts');

const {values} = parseArgs({options: {write: {type: 'boolean', default: false}}});
const file = path.join(ROOT, '.docusaurus/search-index/default/index.json');
if (!existsSync(file))
  fail('There is no search index in .docusaurus/.', 'Build the site first: npm run build');

const {url, search} = readSettingsOrExit();
const records = toHosted(JSON.parse(readFileSync(file, 'utf8')), url);
const synonyms = toSynonyms();
const bytes = Buffer.byteLength(JSON.stringify(records));
const indexName = search.kind === 'hosted' ? search.indexName : '(SEARCH_INDEX is not set)';
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
    fail('The key that may write is missing.', 'Set SEARCH_ADMIN_KEY; it is not part of the site.');
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
    // First what the records need, so that no reader searches them without it.
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
      `The hosted service did not take the records: ${error.message}`,
      'Check SEARCH_APP_ID, SEARCH_ADMIN_KEY (it needs the rights to edit settings and objects) and the network.',
    );
  }
}
