// Starts the built shop with the Node that runs this file, and places an order. Prints one line of JSON.
import assert from 'node:assert/strict';
import { customers, findSkus, signIn } from '../attack/actors.mjs';
import { createBuyer } from '../attack/buyer.mjs';
import { createClient } from '../attack/client.mjs';
import { startShop } from '../e2e/shop.mjs';

/** Paths of pages, each with a pattern that its HTML must match. */
const pages = [
  ['/main', /<main/],
  ['/goods/detail?goodsNo=1', /<h1/],
  ['/search?q=%EA%B0%80%EB%B0%A9', /<main/],
  ['/cs/terms', /<h1/],
];

async function openPages(url) {
  const client = createClient(url);
  for (const [page, sign] of pages) {
    const { status, text } = await client.send(page);
    assert.equal(status, 200, page);
    assert.match(text, sign, page);
  }
}

/** Orders by card, from the order sheet to the payment. */
async function buy(url) {
  const client = await signIn(url, customers.owner);
  const buyer = createBuyer(client, await findSkus(client, 3), { isPaying: true });
  assert.ok(await buyer.buyNext(), 'no sheet was made');
  const [order] = buyer.orders;
  assert.ok(order.isPaid, `the order was not paid: ${order.last}`);
}

const startedMs = performance.now();
const shop = await startShop({ env: { SAMPLE_GOODS: '60' } });
const startMs = Math.round(performance.now() - startedMs);
try {
  await openPages(shop.url);
  await buy(shop.url);
} finally {
  await shop.stop();
}
console.log(JSON.stringify({ node: process.versions.node, startMs, pages: pages.length }));
