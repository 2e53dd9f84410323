// npm run drill [-- --runs 100000]: every proof of money and stock, cancels and returns, in its full size,
// the memory of the gateway over twenty releases, and one table of them. Takes about half an hour;
// `-- --only crash` runs the files with this word, `-- --only releases` the releases.
// npm run drill -- delivery [--only gate]: releases with faults, canaries that must end, and two gateways.
// npm run drill -- node-versions: starts the built shop with each supported version of Node.
// npm run drill -- restore: restores a database to the moment before a wrong DELETE.
// npm run test:pg: the same proofs in the size of every day.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { table } from '../bench/table.mjs';
import { build } from '../build/build.mjs';
import { root } from '../webpack/apps.mjs';
import { drillDelivery } from './delivery/delivery.mjs';
import { tryNodeVersions } from './node-versions.mjs';
import { showReleases } from './releases.mjs';
import { tryRestore } from './restore.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
    small: { type: 'boolean', default: false },
  },
});

const files = [
  'api/src/proofs.test.ts',
  'api/src/refused-writes.test.ts',
  'api/src/random-walk.test.ts',
  'api/src/bad-network.test.ts',
  'api/src/two-processes.test.ts',
  'api/src/two-processes-payment.test.ts',
  'api/src/topology.test.ts',
  'api/src/modules/checkout/place-order/racing.test.ts',
  'api/src/modules/checkout/voucher/racing.test.ts',
  'api/src/modules/service/notification/alerts-racing.test.ts',
  'api/src/crash.test.ts',
  'api/src/card-crash.test.ts',
  'api/src/deposit-crash.test.ts',
  'api/src/claim-crash.test.ts',
  'api/src/modules/checkout/claim/racing.test.ts',
  'api/src/modules/checkout/claim/random-claims.test.ts',
  'api/src/pricing/benefit.property.test.ts',
  'api/src/pricing/coupon-solver.test.ts',
  'api/src/pricing/pricing.test.ts',
].filter((file) => file.includes(values.only));

/** @returns a row for each proof */
function runProofs() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-drill-'));
  const report = path.join(folder, 'jest.json');
  const proofsFile = path.join(folder, 'proofs.jsonl');
  const full = values.small ? {} : { DRILL: 'on', PROPERTY_RUNS: values.runs };
  const { status } = spawnSync(
    'npx',
    ['jest', ...files, '--selectProjects', 'api', 'topology', '--maxWorkers=1', '--json'].concat([
      '--outputFile',
      report,
    ]),
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...full, PROOFS_FILE: proofsFile },
    },
  );

  /** What each proof has measured, by the name of its test. */
  const figures = new Map(
    (fs.existsSync(proofsFile) ? fs.readFileSync(proofsFile, 'utf8').trim().split('\n') : [])
      .filter(Boolean)
      .map((line) => JSON.parse(line))
      .map(({ name, figures: text }) => [name, text]),
  );
  const rows = fs.existsSync(report)
    ? JSON.parse(fs.readFileSync(report, 'utf8')).testResults.flatMap(
        ({ name, assertionResults }) =>
          assertionResults.map((test) => [
            test.fullName,
            figures.get(test.fullName) ?? '',
            test.status === 'passed' ? 'holds' : 'FAILS',
            ((test.duration ?? 0) / 1_000).toFixed(1),
            path.basename(name, '.test.ts'),
          ]),
      )
    : [];
  fs.rmSync(folder, { recursive: true, force: true });
  return { rows, isPassed: rows.length > 0 && status === 0 };
}

const proofTable = (rows) => table(['proof', 'figures', 'result', 'seconds', 'test'], rows);

/** The topology starts the built gateway. */
const needsBuilds = files.some((file) => file.includes('topology'));

async function runAll() {
  if (needsBuilds) await build();
  const proofs = files.length > 0 ? runProofs() : { rows: [], isPassed: true };
  const releases = values.small || !'releases'.includes(values.only) ? [] : [await showReleases()];
  const rows = [...proofs.rows, ...releases];
  console.log(proofTable(rows));
  return rows.length > 0 && proofs.isPassed && releases.every((row) => row.includes('holds'));
}

/** Prints the rows of a drill. @returns whether all of them hold */
function showRows(rows) {
  console.log(proofTable(rows));
  return rows.length > 0 && rows.every((row) => row.includes('holds'));
}

const drills = {
  delivery: () => drillDelivery(values.only),
  'node-versions': async () => showRows(await tryNodeVersions()),
  restore: async () => showRows([await tryRestore()]),
};
const isPassed = await (drills[positionals[0]] ?? runAll)();
process.exitCode = isPassed ? 0 : 1;
