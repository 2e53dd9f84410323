import { fork } from 'node:child_process';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startApi } from '../e2e/api.mjs';
import { freePort } from '../e2e/free-port.mjs';
import { startProcess } from '../e2e/process.mjs';
import { root } from '../webpack/apps.mjs';
import { browse, purchase } from './purchase.mjs';
import { createRecorder, replay } from './replay.mjs';
import { table } from './table.mjs';

const CONNECTIONS = 16;
const ROUND_S = 15;
/** Of the operations, one in ten is a purchase. */
const PURCHASE_EVERY = 10;
const RECORDED_PURCHASES = 40;
const STEPS = ['sheet', 'calculate', 'place', 'ready', 'approve'];

/** Starts the database with its members and goods. */
function startLoadShop() {
  const tsx = createRequire(path.join(root, 'api/package.json')).resolve('tsx');
  const child = fork(path.join(root, 'api/src/testing/load-shop.ts'), [], {
    execArgv: ['--import', pathToFileURL(tsx).href],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error('The database of the load ended.')));
    child.once('message', (shop) =>
      resolve({
        ...shop,
        stop: () => {
          child.kill('SIGTERM');
          return ended;
        },
      }),
    );
  });
}

const percentile = (sorted, share) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const ms = (value) => value.toFixed(1);

/** Runs operations on every connection for a round. @returns milliseconds by step, and the seconds it took */
async function runRound(operation) {
  const times = {};
  const onStep = (name, took) => {
    times[name] ??= [];
    times[name].push(took);
  };
  const start = performance.now();
  let next = 0;
  const worker = async () => {
    while (performance.now() - start < ROUND_S * 1_000) {
      next += 1;
      await operation(next, onStep);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, worker));
  for (const list of Object.values(times)) list.sort((a, b) => a - b);
  return { times, seconds: (performance.now() - start) / 1_000, operations: next };
}

/** Records purchases one after the other with nine looks each, and runs the statements again. */
async function measureBesidePostgres(shop, apiUrl, { buy, look, warmUp }) {
  const recorder = await createRecorder({ adminUrl: shop.urls.admin, database: 'shop' });
  await recorder.start();
  // Recorded too: the copy of the database has not seen it.
  await recorder.mark('warm-up');
  await warmUp();
  const ours = { purchase: 0, browse: 0 };
  for (let at = 0; at < RECORDED_PURCHASES; at += 1) {
    await recorder.mark('purchase');
    await buy(apiUrl, at, (_, took) => (ours.purchase += took));
    await recorder.mark('browse');
    for (let views = 0; views < PURCHASE_EVERY - 1; views += 1)
      await look(apiUrl, at * 9 + views, (_, took) => (ours.browse += took));
  }
  await recorder.mark('end');
  const statements = await recorder.end();
  const bare = await replay(shop.urls.replay, statements);
  const looks = RECORDED_PURCHASES * (PURCHASE_EVERY - 1);
  return { ours, bare, statements: statements.length, looks };
}

/** Measures browsing and checkout, nine to one, on PostgreSQL. */
export async function measureLoad() {
  const shop = await startLoadShop();
  const stops = [() => shop.stop()];
  try {
    const api = await startApi({
      port: await freePort(),
      env: {
        DATABASE_URL: shop.urls.shop,
        SHOP_SECRET: shop.secret,
        SAMPLE_GOODS: '0',
        RATE_LIMIT_FACTOR: '10000',
      },
    });
    stops.unshift(() => api.stop());
    const apiUrl = `${api.url}/api`;
    const buyerOf = (at) => ({
      token: shop.tokens[at % shop.tokens.length],
      skuNo: shop.goods[at % shop.goods.length].skuNo,
    });
    const buy = (url, at, onStep) => purchase(url, buyerOf(at), onStep);
    const look = (url, at, onStep) =>
      browse(
        url,
        at % 2 === 0
          ? `/goods/v1/front/${shop.goods[at % shop.goods.length].goodsNo}`
          : '/search/v1/front/goods?categoryNo=1&size=24',
        onStep,
      );
    const answers = {};
    const keep = (name, _took, text) => (answers[name] = text);
    const warmUp = async () => {
      for (const at of [0, 1, 2]) await buy(apiUrl, at, keep);
      for (const at of [1, 2]) await look(apiUrl, at, keep);
    };
    const beside = await measureBesidePostgres(shop, apiUrl, { buy, look, warmUp });
    const ours = await runRound((at, onStep) =>
      at % PURCHASE_EVERY === 0 ? buy(apiUrl, at, onStep) : look(apiUrl, at, onStep),
    );

    const port = await freePort();
    const bareServer = await startProcess('tools/bench/bare-steps.mjs', {
      BARE_ANSWERS: JSON.stringify(answers),
      BARE_PORT: String(port),
    });
    stops.unshift(() => bareServer.stop());
    const bareStep = async (name, method, onStep) => {
      const start = performance.now();
      await fetch(`http://127.0.0.1:${port}/${name}`, { method }).then((reply) => reply.text());
      onStep(name, performance.now() - start);
    };
    const bare = await runRound(async (at, onStep) => {
      if (at % PURCHASE_EVERY !== 0) return bareStep('browse', 'GET', onStep);
      for (const name of STEPS) await bareStep(name, 'POST', onStep);
    });
    return describeLoad({ ours, bare, beside });
  } finally {
    for (const stop of stops) await stop();
  }
}

function describeLoad({ ours, bare, beside }) {
  const rate = ({ operations, seconds }) => operations / seconds;
  const orders = ({ times, seconds }) => (times.approve?.length ?? 0) / seconds;
  const latencies = ['browse', ...STEPS].map((name) => {
    const mine = ours.times[name] ?? [];
    const yard = bare.times[name] ?? [];
    const cells = [0.5, 0.95, 0.99].map((share) => ms(percentile(mine, share)));
    const ratio = percentile(mine, 0.5) / percentile(yard, 0.5);
    return [name, mine.length, ...cells, ms(percentile(yard, 0.5)), ratio.toFixed(1)];
  });
  const pgRows = [
    ['purchase', RECORDED_PURCHASES],
    ['browse', beside.looks],
  ].map(([name, count]) => {
    const api = beside.ours[name] / count;
    const pgMs = (beside.bare.ms.get(name) ?? 0) / count;
    return [name, ms(api), pgMs.toFixed(2), (api / Math.max(pgMs, 0.001)).toFixed(1)];
  });
  return [
    `## Browsing and checkout, 90/10, on PostgreSQL (${CONNECTIONS} connections, ${ROUND_S} s, ${os.cpus().length} cores shared by client, api and database; fsync off)`,
    table(
      ['', 'operations a second', 'orders a second'],
      [
        ['api', rate(ours).toFixed(0), orders(ours).toFixed(1)],
        ['bare Fastify, same bytes', rate(bare).toFixed(0), orders(bare).toFixed(1)],
        ['ratio', (rate(ours) / rate(bare)).toFixed(2), (orders(ours) / orders(bare)).toFixed(2)],
      ],
    ),
    table(
      ['step', 'requests', 'p50 ms', 'p95 ms', 'p99 ms', 'bare p50 ms', 'ratio of p50'],
      latencies,
    ),
    `One after the other, ${RECORDED_PURCHASES} purchases with nine looks each, and the ${beside.statements} statements of them sent again to a copy of the database (${beside.bare.failures.length} failed):`,
    table(['', 'api ms', 'statements alone, ms', 'ratio'], pgRows),
  ].join('\n\n');
}
