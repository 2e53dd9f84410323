// npm run bench [-- --runs 3] [--only bytes,calls,pages,hostile]: prints measurements of this machine as
// Markdown. Times are printed only on a quiet machine; `--only bytes` works on a busy one too.
// npm run bench -- size: a shop of 100,000 goods and 1,000,000 orders beside one of 1,200 goods.
// npm run bench -- cpu: CPU time of an order and of a page with one to three apis.
// npm run bench -- memory [--minutes 15]: memory of gateway and api under load.
import os from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../build/build.mjs';
import { startShop } from '../e2e/shop.mjs';
import { measureBytes } from './bytes.mjs';
import { measureCalls } from './calls.mjs';
import { measureHostile } from './hostile.mjs';
import { measureLoad } from './load.mjs';
import { measurePages } from './pages.mjs';
import { measureCpu } from './processes/cpu.mjs';
import { measureMemory } from './processes/memory.mjs';
import { awaitQuiet } from './quiet.mjs';
import { measureSize } from './size/size.mjs';

const goodsCard = (page) => page.getByRole('main').getByRole('article').getByRole('link').first();
const pages = [
  { name: 'home', path: '/main', chunk: 'display.main', linkToClick: goodsCard },
  {
    name: 'category',
    path: '/display/category?categoryNo=1',
    chunk: 'display.category',
    linkToClick: goodsCard,
  },
  {
    name: 'product',
    path: '/goods/detail?goodsNo=229',
    chunk: 'goods.detail',
    linkToClick: (page) => page.getByRole('banner').getByRole('link', { name: '홈' }),
  },
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '15' },
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: 'bytes,calls,pages' },
  },
});
const runs = Number(values.runs);
const minutes = Number(values.minutes);
const wanted = values.only.split(',');
if (!Number.isInteger(runs) || runs < 1) {
  console.error(`--runs takes a whole number from 1, not "${values.runs}".`);
  process.exit(2);
}

if (!(minutes > 0)) {
  console.error(`--minutes takes a number above 0, not "${values.minutes}".`);
  process.exit(2);
}

/** Bytes are the same on a busy machine. */
const hasTimes = wanted.some((name) => name !== 'bytes');

/** Measurements that start processes of their own. They count as well as they time, so they run on a busy machine. */
const separate = {
  size: () => measureSize(),
  cpu: () => measureCpu(),
  memory: () => measureMemory(minutes),
};

async function bench() {
  const [name] = positionals;
  if (name) {
    if (!(name in separate))
      throw new Error(`No measurement "${name}": ${Object.keys(separate).join(', ')}`);
    await build();
    console.log(`Node ${process.version}, load before ${os.loadavg()[0].toFixed(1)}\n`);
    console.log(await separate[name]());
    return;
  }
  if (values.only === 'load') {
    await build({ only: ['api'] });
    await awaitQuiet();
    console.log(await measureLoad());
    return;
  }
  await build();
  if (hasTimes) await awaitQuiet();
  const shop = await startShop();
  const load = () => os.loadavg()[0].toFixed(1);
  const measures = {
    bytes: () => measureBytes(shop.url, pages),
    calls: () => measureCalls({ apiUrl: shop.apiUrl, shopUrl: shop.url, runs }),
    pages: () => measurePages({ shopUrl: shop.url, pages, runs }),
    hostile: () => measureHostile({ shopUrl: shop.url, runs }),
  };
  try {
    console.log(`Node ${process.version}, ${os.cpus().length} cores, load before ${load()}\n`);
    for (const name of wanted) console.log(`${await measures[name]()}\n`);
    console.log(`Load after ${load()}. Compare only figures of one run.`);
  } finally {
    await shop.stop();
  }
}

bench().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
