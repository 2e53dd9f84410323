import fs from 'node:fs';
import path from 'node:path';
import { build } from '../build/build.mjs';
import { bin, run } from '../lib/run.mjs';
import { isWholeShop, remoteNames, root } from '../webpack/apps.mjs';
import { checkBudgets } from './budgets.mjs';
import { checkCoverage, checkCoveragePage } from './check-coverage.mjs';
import { readCoverage } from './coverage.mjs';
import { checkDecisions } from './decisions.mjs';
import { checkEnvExample } from './env-example.mjs';
import { lint } from './lint.mjs';
import { checkModuleClasses } from './module-classes.mjs';
import { checkNamedFiles } from './named-files.mjs';
import { checkFirstPage, checkReadmes } from './readmes.mjs';
import { checkRootFiles } from './root-files.mjs';
import { checkSettings } from './settings.mjs';
import { checkStyleLayers } from './style-layers.mjs';

const command = (name, args) => async () => {
  const { code, output } = await run(bin(name), args, { quiet: true });
  if (code !== 0) throw new Error(output.trim());
};

const remotes = remoteNames.map((name) => `mfe-${name}`);
const rooms = [
  ...(isWholeShop ? ['shared', 'shell', 'gateway', 'releases', 'api', 'tools'] : []),
  ...remotes,
];

/** Of a team's checkout, its remotes alone: what the kit exports is used by others. */
const unused = isWholeShop ? [] : remotes.flatMap((folder) => ['--workspace', folder]);

/** Checks of the root and the documents of the whole shop. */
const ofWholeShop = [
  {
    name: 'first page',
    run: () => checkFirstPage(fs.readFileSync(path.join(root, 'README.md'), 'utf8')),
  },
  { name: 'files at the root', run: () => checkRootFiles(root) },
  { name: 'decisions', run: () => checkDecisions(path.join(root, 'docs/decisions')) },
  { name: 'files named in documents', run: () => checkNamedFiles(root) },
  {
    name: 'settings named in operations.md',
    run: () => checkSettings(fs.readFileSync(path.join(root, 'docs/operations.md'), 'utf8'), root),
  },
  { name: '.env.example', run: () => checkEnvExample(root) },
  {
    name: 'spec coverage',
    run: () => {
      checkCoverage(readCoverage(root), root);
      checkCoveragePage(readCoverage(root), root);
    },
  },
];

/** Checks of `npm run verify`, fastest first. Each throws an error with the reason. */
export const checks = [
  { name: 'format and lint', run: lint },
  {
    name: 'import directions',
    // The long form of the report has the comment of the rule, which says what to do instead.
    run: command('depcruise', [
      ...['--config', '.dependency-cruiser.cjs', '--output-type', 'err-long'],
      ...rooms,
    ]),
  },
  { name: 'types', run: command('tsc', ['-p', '.']) },
  { name: 'dead code', run: command('knip', unused) },
  { name: 'room READMEs', run: () => checkReadmes(root) },
  { name: 'classes of CSS modules', run: () => checkModuleClasses() },
  ...(isWholeShop ? ofWholeShop : []),
  { name: 'builds', run: () => build() },
  { name: 'style sheets in layers', after: ['builds'], run: () => checkStyleLayers() },
  { name: 'bundle budgets', after: ['builds'], run: () => checkBudgets() },
];
