import { table } from '../table.mjs';
import { buyOnce, goodsNosOf, openBuyers, openPage } from './load.mjs';
import { openShop } from './shop.mjs';

const MB = 1_048_576;
/** Pages for each order. */
const PAGES = 9;
const SAMPLES = 10;

/** What is left after a collection in all threads, and what the system gave, MB. */
async function readMemory(process) {
  const { threads } = await process.ask('memory');
  const left = threads.reduce((sum, { heapUsed, external }) => sum + heapUsed + external, 0);
  return { left: left / MB, resident: threads[0].rss / MB };
}

/** Opens pages and places orders until a time. @returns how many of each */
async function loadUntil(endsAt, { url, buyers, nos }, counts) {
  const worker = async (buyer) => {
    while (performance.now() < endsAt) {
      for (let page = 0; page < PAGES; page += 1, counts.pages += 1) {
        const no = nos[counts.pages % nos.length];
        await openPage(page % 3 === 0 ? `${url}/main` : `${url}/goods/detail?goodsNo=${no}`);
      }
      await buyOnce(buyer);
      counts.orders += 1;
    }
  };
  await Promise.all(buyers.map(worker));
}

/**
 * Loads a shop with pages and orders, nine to one, and reads the memory of gateway and api in equal intervals.
 * @param minutes of load
 */
export async function measureMemory(minutes) {
  const shop = await openShop(1);
  try {
    const nos = await goodsNosOf(shop.url);
    const counts = { pages: 0, orders: 0 };
    const rows = [];
    for (let sample = 0; sample <= SAMPLES; sample += 1) {
      const [gateway, api] = [await readMemory(shop.gateway), await readMemory(shop.apis[0])];
      const cells = [gateway.left, gateway.resident, api.left, api.resident];
      rows.push([
        ((sample * minutes) / SAMPLES).toFixed(1),
        counts.pages,
        counts.orders,
        ...cells.map((mb) => mb.toFixed(0)),
      ]);
      console.error(rows.at(-1).join(' '));
      if (sample === SAMPLES) break;
      // Tokens end after half an hour, so the members sign in again.
      const load = { url: shop.url, buyers: await openBuyers(shop.url), nos };
      await loadUntil(performance.now() + (minutes * 60_000) / SAMPLES, load, counts);
    }
    return [
      `## Memory over ${minutes} minutes of load, MB (after a collection, and resident)`,
      table(['minute', 'pages', 'orders', 'gateway', 'resident', 'api', 'resident'], rows),
    ].join('\n\n');
  } finally {
    await shop.stop();
  }
}
