import fs from 'node:fs';
import path from 'node:path';
import { appFolder, root } from './apps.mjs';
import { runModule } from './bundle.mjs';

const contractFile = path.join(root, 'shared/src/app/document/page-placeholder.ts');
const folderOf = (name) => path.join(appFolder(name), 'src/remote/placeholders');

/**
 * What `release.json` says of placeholders: the fields of the build's cards, and the placeholders of its pages, one
 * for each module of `src/remote/placeholders`.
 */
export async function readPlaceholders(name) {
  const folder = folderOf(name);
  const files = (fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [])
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.join(folder, file));
  const [contract, ...modules] = await Promise.all([contractFile, ...files].map(runModule));
  const { cardFields, PLACEHOLDER_VERSION: version } = contract.exports;
  const pages = modules.map(({ exports, styles }) => ({ ...exports.placeholder, styles }));
  return {
    fields: { cardFields, placeholders: pages.length > 0 ? { version, pages } : undefined },
    inputs: [contract, ...modules].flatMap(({ inputs }) => inputs),
  };
}
