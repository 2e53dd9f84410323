import fs from 'node:fs';
import path from 'node:path';
import { assertKebab, camelOf, folderOf, pascalOf } from './names.mjs';
import { Refusal } from './refusal.mjs';
import { fromTemplate } from './templates.mjs';

export const featureValues = (feature) => ({
  feature,
  camel: camelOf(feature),
  pascal: pascalOf(feature),
});

/** What a new feature of a remote writes: a query, what shows it, and its test. @throws Refusal */
export function planFeature({ rootDir, words: [remote, feature] }) {
  const folder = folderOf(rootDir, remote);
  assertKebab(feature);
  const to = `${folder}/src/features/${feature}`;
  if (fs.existsSync(path.join(rootDir, to))) throw new Refusal(`${to} exists already.`);
  const values = { name: remote, ...featureValues(feature) };
  return {
    rootDir,
    folder: to,
    created: new Map([
      ...fromTemplate('feature', to, values),
      ...fromTemplate('feature-test', to, values),
    ]),
    edited: new Map(),
    next: [
      `npx jest ${to}`,
      `on a page: <${values.pascal}List /> of '../../features/${feature}/${feature}-list'`,
      `with its data in the page's first HTML: load: () => ({ critical: [${values.camel}Queries.list()] }) in ${folder}/src/remote/routes.tsx`,
      'npm run verify',
    ],
  };
}
