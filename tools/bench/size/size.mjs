import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../../webpack/apps.mjs';
import { median } from '../median.mjs';
import { table } from '../table.mjs';
import { createDatabases, startApiOn } from './database.mjs';
import { openShopOn, operationsOf, readSubjects } from './operations.mjs';

const pg = createRequire(path.join(root, 'api/package.json'))('pg');

/** Below this ratio of speed, the statement that reads the most pages is named. */
const WANTED_RATIO = 0.9;

const connect = async (url) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

/** Counts of the statements of a database since the last reset. */
async function readCounts(admin, database) {
  const { rows } = await admin.query(
    `select s.query, s.calls, s.shared_blks_hit + s.shared_blks_read as buffers, s.total_exec_time as ms
     from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = $1`,
    [database],
  );
  const numbers = rows.map(({ query, ...counts }) => ({
    query: query.replace(/\s+/g, ' '),
    ...Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, Number(value)])),
  }));
  const sum = (name) => numbers.reduce((all, row) => all + row[name], 0);
  const [heaviest] = numbers.sort((a, b) => b.buffers - a.buffers);
  return { statements: sum('calls'), buffers: sum('buffers'), ms: sum('ms'), heaviest };
}

/** Makes the runs of one operation on both shops in turns. @returns milliseconds and counts of each shop */
async function measureOperation(admin, shops, runs) {
  const times = { small: [], large: [] };
  await admin.query('select pg_stat_statements_reset()');
  for (const [at, run] of runs.entries()) {
    const order = at % 2 === 0 ? ['small', 'large'] : ['large', 'small'];
    for (const name of order) {
      const start = performance.now();
      await run(shops[name]);
      times[name].push(performance.now() - start);
    }
  }
  const counts = {};
  for (const name of Object.keys(times)) counts[name] = await readCounts(admin, name);
  return { times, counts, runs: runs.length };
}

const sumOf = (list) => list.reduce((all, value) => all + value, 0);

function rowOf(name, { times, counts, runs }) {
  const each = (value) => (value / runs).toFixed(value / runs < 10 ? 1 : 0);
  return [
    name,
    runs,
    ...['small', 'large'].map((shop) => median(times[shop]).toFixed(1)),
    (sumOf(times.small) / sumOf(times.large)).toFixed(2),
    ...['small', 'large'].map((shop) => each(counts[shop].buffers)),
    ...['small', 'large'].map((shop) => each(counts[shop].ms)),
  ];
}

/** Names the statement that reads the most pages, of each operation that is slower than wanted. */
const heaviestOf = (measured) =>
  Object.entries(measured)
    .filter(([, { times }]) => sumOf(times.small) / sumOf(times.large) < WANTED_RATIO)
    .map(([name, { counts }]) => {
      const { query, calls, buffers, ms } = counts.large.heaviest;
      return `- ${name}: ${Math.round(buffers / calls)} pages and ${(ms / calls).toFixed(1)} ms a call, ${calls} calls: \`${query.slice(0, 400)}\``;
    });

/** Reads every operation once, so that both apis have compiled their code and loaded their words. */
async function warmUp(shops, operations) {
  for (const shop of Object.values(shops))
    for (const runs of Object.values(operations)) await runs.at(-1)(shop);
}

async function measureOn(urls) {
  const admin = await connect(urls.admin);
  const apis = [];
  try {
    const shops = {};
    for (const name of ['small', 'large']) {
      const api = await startApiOn(urls[name]);
      apis.push(api);
      shops[name] = await openShopOn(api.url);
    }
    const small = await connect(urls.small);
    const operations = operationsOf(await readSubjects(small));
    await small.end();
    await warmUp(shops, operations);
    const measured = {};
    for (const [name, runs] of Object.entries(operations))
      measured[name] = await measureOperation(admin, shops, runs.slice(0, -1));
    return measured;
  } finally {
    for (const api of apis) await api.stop();
    await admin.end();
  }
}

/**
 * Measures the same operations on a shop of 1,200 goods and on one of 100,000 goods and 1,000,000 orders.
 * @param urls of existing databases, which are kept; without it both are created and deleted
 */
export async function measureSize(urls) {
  const databases = urls ? { urls, stop: () => undefined } : await createDatabases();
  try {
    const measured = await measureOn(databases.urls);
    return [
      '## 100,000 goods and 1,000,000 orders beside 1,200 goods (one connection, in turns, no cached responses)',
      table(
        [
          ...['operation', 'runs', 'small, median ms', 'large, median ms', 'ratio of speed'],
          ...['small, pages', 'large, pages', 'small, SQL ms', 'large, SQL ms'],
        ],
        Object.entries(measured).map(([name, figures]) => rowOf(name, figures)),
      ),
      ...heaviestOf(measured),
    ].join('\n\n');
  } finally {
    await databases.stop();
  }
}
