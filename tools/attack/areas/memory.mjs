import http from 'node:http';
import { fileURLToPath } from 'node:url';
import { openCrashShop } from '../crash-shop.mjs';

const REQUESTS = 200_000;
const STEPS = 8;
const CONNECTIONS = 16;
/** Different pages that are rendered first: more than the gateway's caches hold. */
const FILLING = 2_400;
/** More than this between the first step and the last is a leak: of what is left after a collection. */
const MOST_GROWTH = 1.1;
const MB = 1_048_576;

const paths = (at) => [
  '/main',
  `/main?modalId=m${at % 5_000}`,
  '/api/display/v1/shop/menu',
  `/search?q=${at % 3_000}`,
  '/api/order/v1/front/basket/count',
  '/display/category?categoryNo=1',
  `/no/such/${at}`,
  '/robots.txt',
];
/** One of forty is a page that is rendered; the others are what most visitors get. */
const pathOf = (at) => {
  if (at % 40 === 0) return paths(at)[(at / 40) % 8];
  return at % 2 ? '/main' : '/robots.txt';
};
const fillingPath = (at) => (at % 2 ? `/search?q=${at % 3_000}` : `/no/such/first-${at}`);

const open = (url, agent) =>
  new Promise((resolve) => {
    const request = http.get(url, { agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode));
      response.on('error', () => resolve(0));
    });
    request.on('error', () => resolve(0));
  });

/** What is left of a process after a collection, MB: heaps of all threads, buffers, and what the system gave. */
async function leftOf(process) {
  const { threads } = await process.ask('memory');
  const sum = (name) => threads.reduce((all, thread) => all + thread[name], 0);
  const of = (bytes) => Math.round(bytes / MB);
  return {
    heap: of(sum('heapUsed')),
    buffers: of(sum('external')),
    left: of(sum('heapUsed') + sum('external')),
    resident: of(threads[0].rss),
  };
}

/**
 * Memory of gateway and api over many requests, once the caches are full: what is left after a collection. The
 * resident size is shown, but proves nothing: it follows when the heap is collected.
 */
export async function memory({ check }) {
  const probe = fileURLToPath(new URL('../memory-probe.cjs', import.meta.url));
  const shop = await openCrashShop(['--expose-gc', '--require', probe]);
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const ask = async (count, path) => {
    let at = 0;
    const run = async () => {
      while (at < count) {
        at += 1;
        const asked = path(at);
        const status = await open(shop.url + asked, agent);
        check('every request is answered', status > 0 && status < 500, `${status} ${asked}`);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, run));
  };
  const names = ['gateway', 'api'];
  const rows = [];
  const note = async (count) => {
    const row = {};
    for (const name of names) {
      row[name] = await leftOf(shop.running[name]);
      const { heap, buffers, left, resident } = row[name];
      console.log(
        `  memory: ${count} requests, ${name} ${left} MB left after a collection (heaps ${heap}, buffers ${buffers}), resident ${resident} MB`,
      );
    }
    rows.push(row);
  };
  try {
    await ask(FILLING, fillingPath);
    await note(0);
    const each = REQUESTS / STEPS;
    for (let step = 0; step < STEPS; step += 1) {
      await ask(each, (at) => pathOf(step * each + at));
      await note((step + 1) * each);
    }
  } finally {
    agent.destroy();
    await shop.stop();
  }
  for (const name of names) {
    const [first, last] = [rows[1][name].left, rows.at(-1)[name].left];
    check(
      `the memory of the ${name} is flat`,
      last <= first * MOST_GROWTH,
      `${first} to ${last} MB`,
    );
  }
}
