import { setTimeout as pause } from 'node:timers/promises';
import { customers, findSkus, signIn, signInAgain } from '../actors.mjs';
import { availableOf, createBuyer } from '../buyer.mjs';
import { openCrashShop, waitUntilReady } from '../crash-shop.mjs';
import { createRandom } from '../values.mjs';

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
    for (const order of buyer.orders.filter((one) => one.orderNo)) await buyer.pay(order);
    paid = buyer.orders.filter(({ isPaid }) => isPaid).length;
    check('orders were paid', paid > 0, 'none');
    const numbers = buyer.orders.flatMap(({ orderNo }) => orderNo ?? []);
    check('no order is there twice', new Set(numbers).size === numbers.length, String(numbers));
    await signInAgain(client, customers.owner);
    const kept = [];
    for (const order of buyer.orders.filter((one) => one.orderNo)) {
      const { state } = await client.call('GET', `/order/v1/front/orders/${order.orderNo}`);
      // An order whose payment was interrupted expires in a long run.
      if (state !== 'EXPIRED') kept.push(order);
    }
    for (const [at, sku] of skus.entries()) {
      const sold = kept.filter((one) => one.skuNo === sku.skuNo).length;
      const left = await availableOf(client, sku);
      check(
        'the stock fits the orders',
        left === before[at] - sold,
        `${before[at]} - ${sold} is ${left}`,
      );
    }
    placed = numbers.length;
  } finally {
    await shop.stop();
  }
  check('orders were placed', placed > 0, 'none');
  console.log(
    `  crash: kill -9 of api ${kills.api}, database ${kills.database}, gateway ${kills.gateway} in ${seconds} s; ${placed} orders, ${paid} paid`,
  );
}
