import { setTimeout as pause } from 'node:timers/promises';
import { customers, findSkus, signIn } from '../../attack/actors.mjs';
import { createBuyer } from '../../attack/buyer.mjs';

/** Goods with the largest stock, and a client for each of the sample members. */
export async function openBuyers(url) {
  const buyers = [];
  for (const cno of Object.values(customers)) {
    const client = await signIn(url, cno);
    buyers.push(createBuyer(client, await findSkus(client, 8), { isPaying: true }));
  }
  return buyers;
}

/** Before a refused page is opened again. */
const BUSY_MS = 1_000;
/** A member may have bought as many of some goods as one member may. */
const TRIES = 8;

/** Places and pays one order. @throws when it is not paid */
export async function buyOnce(buyer) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const hasSheet = await buyer.buyNext();
    const order = buyer.orders.pop();
    if (order?.isPaid) return;
    if (hasSheet && !order?.isRefused) throw new Error(`An order was not paid: ${order?.last}`);
  }
  throw new Error('A member can order none of the goods.');
}

/** Numbers of goods, for pages that differ. */
export async function goodsNosOf(url) {
  const reply = await fetch(`${url}/api/goods/v1/front/sitemap?kind=goods`);
  const { payload } = await reply.json();
  return payload.entries.map(({ no }) => no);
}

/** Opens a page. An overloaded gateway refuses it for a while (408, 503). @throws for other refusals */
export async function openPage(url) {
  for (;;) {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (response.status === 200) return;
    if (response.status !== 503 && response.status !== 408)
      throw new Error(`${url} is a ${response.status}.`);
    await pause(BUSY_MS);
  }
}

/** Runs `work` with the numbers 0 to `count`, `workers` at a time. */
export async function runTimes(count, workers, work) {
  let next = 0;
  const worker = async (at) => {
    while (next < count) await work(next++, at);
  };
  await Promise.all(Array.from({ length: workers }, (_, at) => worker(at)));
  // What a response leaves to do, such as its log and its outbox, belongs to it.
  await pause(1_000);
}
