import { setTimeout as pause } from 'node:timers/promises';
import { customers, findSkus, signIn, signInAgain } from '../actors.mjs';
import { availableOf, createBuyer } from '../buyer.mjs';
import { openCrashShop, waitUntilReady } from '../crash-shop.mjs';
import { createRandom } from '../values.mjs';

/** An order in one of these has given its units back: its payment was declined, interrupted or too late. */
const releasedStates = ['PAY_FAIL', 'EXPIRED', 'CANCEL_DONE'];

/** Of each SKU the units that orders hold, in the order of the list. */
async function countSold(client, skus, orders) {
  const holding = [];
  for (const { orderNo, skuNo } of orders) {
    const { state } = await client.call('GET', `/order/v1/front/orders/${orderNo}`);
    if (!releasedStates.includes(state)) holding.push(skuNo);
  }
  return skus.map(({ skuNo }) => holding.filter((one) => one === skuNo).length);
}

/**
 * Compares the stock with the orders, again while they differ: an order whose payment was interrupted may end in
 * between. @returns each SKU that does not fit, in words
 */
async function findMisfits(client, skus, before, orders) {
  let misfits = [];
  for (let tries = 0; tries < 10; tries += 1) {
    if (tries > 0) await pause(1_000);
    const sold = await countSold(client, skus, orders);
    const left = await Promise.all(skus.map((sku) => availableOf(client, sku)));
    misfits = skus.flatMap(({ skuNo }, at) =>
      left[at] === before[at] - sold[at]
        ? []
        : [`${skuNo}: ${before[at]} - ${sold[at]} is ${left[at]}`],
    );
    if (misfits.length === 0) break;
  }
  return misfits;
}

/**
 * Kills api, database and gateway at random moments while a member orders and pays. What was answered is
 * never lost, what was not is done once when it is sent again with its key. The books are even after each
 * kill, and the stock fits the orders at the end.
 */
export async function crash({ check, seconds, seed }) {
  const random = createRandom(seed);
  const shop = await openCrashShop();
  const kills = { api: 0, database: 0, gateway: 0 };
  let placed = 0;
  let paid = 0;
  try {
    const client = await signIn(shop.url, customers.owner);
    const skus = await findSkus(client, 12);
    const before = await Promise.all(skus.map((sku) => availableOf(client, sku)));
    const buyer = createBuyer(client, skus, { isPaying: true });
    const buying = buyer.run();
    const endsAt = performance.now() + seconds * 1_000;
    while (performance.now() < endsAt) {
      await pause(500 + random.next() * 4_000);
      const name = random.pick(Object.keys(kills));
      shop.kill(name);
      kills[name] += 1;
      // The api without its database ends or restarts it; a supervisor starts what has ended.
      await pause(500);
      if (name !== 'gateway') {
        await shop.running.api.stop();
        const { isEven, output } = await shop.checkBooks();
        check(`the books are even after kill -9 of ${name}`, isEven, output);
      }
      await shop.restart(name === 'gateway' ? 'gateway' : 'api');
      check(`ready again after kill -9 of ${name}`, await waitUntilReady(shop.url), 'not in time');
      // The session of a long run would end on the way.
      await signInAgain(client, customers.owner);
      for (const { orderNo } of buyer.orders.filter((one) => one.orderNo)) {
        const { status } = await client.send(`/api/order/v1/front/orders/${orderNo}`);
        check('an answered order is never lost', status === 200, `${status} ${orderNo}`);
      }
    }
    buyer.stop();
    await buying;
    for (const order of buyer.orders.filter((one) => !one.orderNo && !one.isRefused))
      await buyer.place(order);
    // However short the time was: one order comes after the last kill.
    await buyer.buyNext();
    for (const order of buyer.orders.filter((one) => one.orderNo)) await buyer.pay(order);
    paid = buyer.orders.filter(({ isPaid }) => isPaid).length;
    check('orders were paid', paid > 0, 'none');
    const numbers = buyer.orders.flatMap(({ orderNo }) => orderNo ?? []);
    check('no order is there twice', new Set(numbers).size === numbers.length, String(numbers));
    await signInAgain(client, customers.owner);
    const misfits = await findMisfits(
      client,
      skus,
      before,
      buyer.orders.filter(({ orderNo }) => orderNo),
    );
    check('the stock fits the orders', misfits.length === 0, misfits.join('; '));
    placed = numbers.length;
  } finally {
    await shop.stop();
  }
  check('orders were placed', placed > 0, 'none');
  console.log(
    `  crash: kill -9 of api ${kills.api}, database ${kills.database}, gateway ${kills.gateway} in ${seconds} s; ${placed} orders, ${paid} paid`,
  );
}
