import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { customers, findSkus, signIn, signInAgain } from '../actors.mjs';
import { availableOf, createBuyer } from '../buyer.mjs';
import { openCrashShop, waitUntilReady } from '../crash-shop.mjs';

/** Which processes get SIGTERM, one after the other. */
const rounds = [['gateway'], ['api'], ['api', 'gateway'], ['gateway', 'api']];
const READERS = 8;
/** Different members, because two orders of one at a time change each other's points. */
const members = [customers.owner, customers.stranger, customers.family];
const LOAD_MS = 6_000;

/**
 * Clients that ask until nobody listens; counts whole answers, and keeps those that broke off. A connection that
 * ends without a byte was not taken: it waited in the system's queue.
 */
function createReaders(url, pathOf, isStopping) {
  const seen = { whole: 0, untaken: 0, broken: [] };
  const ask = (path) =>
    new Promise((resolve) => {
      // A connection of its own: an idle kept one may be closed at any moment.
      const request = http.get(url + path, { agent: false }, (response) => {
        response.resume();
        response.on('end', () => {
          if (response.complete) seen.whole += 1;
          resolve();
        });
        response.on('error', () => {
          seen.broken.push(path);
          resolve();
        });
      });
      request.on('error', (error) => {
        seen.untaken += 1;
        resolve(error.code === 'ECONNREFUSED');
      });
    });
  const run = async (reader) => {
    for (let at = 0; ; at += 1) {
      const isGone = await ask(pathOf(reader, at));
      if (isStopping() && (isGone || isStopping() === 'over')) return;
    }
  };
  const running = Promise.all(Array.from({ length: READERS }, (_, reader) => run(reader)));
  return { seen, running };
}

const pagePath = (reader, at) => (at % 3 ? '/main' : `/search?q=${reader}-${at}`);
const callPath = (reader, at) =>
  at % 2 ? '/display/v1/shop/menu' : `/goods/v1/front/${1 + ((reader + at) % 50)}`;

/** Sends what was not answered again, with its key, until it is. */
async function finish(buyer) {
  for (const order of buyer.orders) {
    for (let tries = 0; tries < 20 && !order.orderNo && !order.isRefused; tries += 1) {
      await buyer.place(order);
      if (!order.orderNo) await pause(200);
    }
    for (let tries = 0; tries < 20 && order.orderNo && !order.isPaid; tries += 1) {
      await buyer.pay(order);
      if (!order.isPaid) await pause(500);
    }
  }
}

/** What was answered before holds, and what was not is done once. @returns the orders */
async function checkOrders({ check, buyers, customerOf }) {
  const answered = buyers.flatMap(({ orders }) => orders.filter(({ orderNo }) => orderNo));
  const paid = answered.filter(({ isPaid }) => isPaid);
  for (const buyer of buyers) {
    await signInAgain(buyer.client, customerOf.get(buyer));
    for (const { orderNo, isPaid } of buyer.orders.filter((order) => order.orderNo)) {
      const { status, json } = await buyer.client.send(`/api/order/v1/front/orders/${orderNo}`);
      check('an answered order is there', status === 200, `${status} ${orderNo}`);
      const state = json?.payload?.payment?.state;
      if (isPaid) check('an answered payment is paid', state === 'PAID', `${state} ${orderNo}`);
    }
  }
  for (const buyer of buyers) await finish(buyer);
  const all = buyers.flatMap(({ orders }) => orders);
  const refused = all.filter(({ isRefused }) => isRefused);
  check('no order is refused', refused.length === 0, refused.map(({ last }) => last).join(', '));
  for (const order of all.filter(({ isRefused }) => !isRefused)) {
    check('every order is answered in the end', order.orderNo !== undefined, order.last);
    check('every order is paid in the end', order.isPaid, order.last);
  }
  const numbers = all.flatMap(({ orderNo }) => orderNo ?? []);
  check('no order is there twice', new Set(numbers).size === numbers.length, String(numbers));
  return { all, unanswered: all.length - answered.length, unpaid: answered.length - paid.length };
}

/**
 * SIGTERM of gateway and api while clients read and members buy: what a process has taken it answers whole, every
 * answered order and payment is there, and every other one is done once when it is sent again with its key.
 */
export async function shutdown({ check }) {
  const shop = await openCrashShop();
  try {
    const clients = [];
    for (const cno of members) clients.push([await signIn(shop.url, cno), cno]);
    const skus = await findSkus(clients[0][0], 12);
    for (const names of rounds) {
      const before = await Promise.all(skus.map((sku) => availableOf(clients[0][0], sku)));
      let phase = '';
      const readers = [
        createReaders(shop.url, pagePath, () => phase),
        createReaders(shop.apiUrl, callPath, () => phase),
      ];
      const buyers = clients.map(([client]) =>
        createBuyer(client, skus, { isPaying: true, pauseMs: 0 }),
      );
      const customerOf = new Map(buyers.map((buyer, at) => [buyer, clients[at][1]]));
      const buying = buyers.map((buyer) => buyer.run());
      await pause(LOAD_MS);
      phase = 'stopping';
      for (const name of names) await shop.running[name].stop();
      phase = 'over';
      for (const buyer of buyers) buyer.stop();
      await Promise.all([...buying, ...readers.map(({ running }) => running)]);
      for (const name of ['api', 'gateway'].filter((one) => names.includes(one)))
        await shop.restart(name);
      check('ready again', await waitUntilReady(shop.url), names.join(', '));
      const { all, unanswered, unpaid } = await checkOrders({ check, buyers, customerOf });
      for (const [at, sku] of skus.entries()) {
        const sold = all.filter((one) => one.orderNo && one.skuNo === sku.skuNo).length;
        const left = await availableOf(clients[0][0], sku);
        const isTrue = left === before[at] - sold;
        check('the stock fits the orders', isTrue, `${before[at]} - ${sold} is ${left}`);
      }
      const broken = readers.flatMap(({ seen }) => seen.broken);
      const untaken = readers.reduce((sum, { seen }) => sum + seen.untaken, 0);
      const whole = readers.reduce((sum, { seen }) => sum + seen.whole, 0);
      check('requests were answered', whole > 0 && all.length > 0, `${whole}, ${all.length}`);
      check('nothing in flight is lost', broken.length === 0, broken.slice(0, 5).join(', '));
      console.log(
        `  shutdown of ${names.join(', then ')}: ${whole} answered whole, ${broken.length} broken off, ${untaken} not taken; ${all.length} orders, ${unanswered} of them unanswered and ${unpaid} unpaid before the restart`,
      );
    }
  } finally {
    await shop.stop();
  }
}
