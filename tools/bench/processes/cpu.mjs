import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { table } from '../table.mjs';
import { buyOnce, goodsNosOf, openBuyers, openPage, runTimes } from './load.mjs';
import { openShop } from './shop.mjs';

const API_COUNTS = [1, 2, 3];
const ORDERS = 120;
const PAGES = 240;
const CACHED_PAGES = 2_000;

const tickMs = 1_000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Fields of /proc/<pid>/stat after the name, which may contain spaces. */
const statOf = (pid) => {
  const text = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

/** CPU time of a process with all its threads, and of its children that have ended, ms. */
const cpuOf = (pid) =>
  statOf(pid)
    .slice(11, 15)
    .reduce((sum, ticks) => sum + Number(ticks), 0) * tickMs;

const childrenOf = (pid) =>
  fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

/** CPU time of each part of the shop until now, ms. */
const readCpu = ({ apis, gateway, postgresPid }) => ({
  gateway: cpuOf(gateway.pid),
  apis: apis.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
  database: [postgresPid, ...childrenOf(postgresPid)].reduce((sum, pid) => sum + cpuOf(pid), 0),
});

/** @returns CPU time for each run of `work`, ms */
async function cpuOfRuns(shop, count, workers, work) {
  const before = readCpu(shop);
  await runTimes(count, workers, work);
  const after = readCpu(shop);
  return Object.fromEntries(
    Object.entries(after).map(([part, ms]) => [part, (ms - before[part]) / count]),
  );
}

async function measureCount(apiCount) {
  const shop = await openShop(apiCount);
  try {
    const buyers = await openBuyers(shop.url);
    const nos = await goodsNosOf(shop.url);
    const product = (at) => `${shop.url}/goods/detail?goodsNo=${nos[at % nos.length]}`;
    for (let at = 0; at < 10; at += 1) {
      await openPage(product(nos.length - 1 - at));
      await buyOnce(buyers[at % buyers.length]);
    }
    const pages = Math.min(PAGES, nos.length - 10);
    const buy = (_, worker) => buyOnce(buyers[worker]);
    return {
      order: await cpuOfRuns(shop, ORDERS, buyers.length, buy),
      'page, rendered': await cpuOfRuns(shop, pages, 4, (at) => openPage(product(at))),
      'page, from memory': await cpuOfRuns(shop, CACHED_PAGES, 4, () => openPage(product(0))),
    };
  } finally {
    await shop.stop();
  }
}

/** Measures the CPU time of an order and of a page, with one to three apis. */
export async function measureCpu() {
  const rows = [];
  for (const count of API_COUNTS)
    for (const [name, cpu] of Object.entries(await measureCount(count))) {
      const cells = [cpu.gateway, cpu.apis, cpu.database].map((ms) => ms.toFixed(2));
      rows.push([name, count, ...cells, (cpu.gateway + cpu.apis + cpu.database).toFixed(2)]);
    }
  rows.sort(([a], [b]) => a.localeCompare(b));
  return [
    `## CPU time, ms each (${ORDERS} orders, pages of different products, and ${CACHED_PAGES} times one page)`,
    table(['what', 'apis', 'gateway', 'apis, all', 'database', 'sum'], rows),
  ].join('\n\n');
}
