import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { openSheet } from './actors.mjs';

/** The first request with this key may still be running. */
const isRunning = (reply) => reply.json?.code === 'IN_PROGRESS';
const isAnswered = (reply) => reply !== undefined && reply.status < 500 && !isRunning(reply);

const wordsOf = (reply) =>
  reply ? `${reply.status} ${reply.json?.payload?.state ?? reply.json?.code}` : 'no answer';

/**
 * Places orders one after the other, and pays them if asked to; keeps the key and what was answered of each step.
 * @param pauseMs between two orders
 */
export function createBuyer(client, skus, { isPaying = false, pauseMs = 300 } = {}) {
  const orders = [];
  let isOver = false;
  const send = (path, key, body) =>
    client
      .send(`/api${path}`, { method: 'POST', headers: { 'idempotency-key': key }, body })
      .catch(() => undefined);

  /** Sends an order, again too: with its key it is safe to repeat. */
  const place = async (order) => {
    const reply = await send('/order/v1/front/orders', order.key, order.placing);
    order.last = wordsOf(reply);
    if (reply?.status === 200) {
      const { orderNo, paymentNo } = reply.json.payload;
      Object.assign(order, { orderNo, paymentNo });
    } else if (isAnswered(reply)) order.isRefused = true;
    return order;
  };

  /** Approves in the card company's window. @returns what comes back; undefined when it was not reached */
  const authorise = async ({ paymentNo }) => {
    const ready = await send('/payment/v1/front/ready', randomUUID(), { paymentNo });
    if (ready?.status !== 200) return undefined;
    const back = await fetch(client.baseUrl + ready.json.payload.windowUrl, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ answer: 'approve' }),
    }).catch(() => undefined);
    const location = back?.headers.get('location');
    return location && Object.fromEntries(new URL(location, client.baseUrl).searchParams);
  };

  /** Pays an order, or continues where it was interrupted, with the same key. */
  const pay = async (order) => {
    const { status, json } = await client
      .send(`/api/payment/v1/front/${order.paymentNo}`)
      .catch(() => ({}));
    if (status === 200 && json.payload.state === 'PAID') order.isPaid = true;
    if (order.isPaid) return;
    order.approval ??= await authorise(order);
    if (!order.approval) return;
    const reply = await send('/payment/v1/front/approve', order.approvalKey, order.approval);
    order.isPaid = reply?.status === 200 && reply.json.payload.state === 'PAID';
    order.last = wordsOf(reply);
  };

  let next = 0;
  /** Places the next order, and pays it if asked to. @returns whether there was a sheet for it */
  const buyNext = async () => {
    const { skuNo } = skus[next % skus.length];
    next += 1;
    const placing = await openSheet(client, skuNo).catch(() => undefined);
    if (!placing) return false;
    const order = { key: randomUUID(), approvalKey: randomUUID(), placing, skuNo };
    orders.push(order);
    await place(order);
    if (isPaying && order.orderNo) await pay(order);
    return true;
  };

  const run = async () => {
    while (!isOver) await pause((await buyNext()) ? pauseMs : 100);
  };
  return {
    client,
    orders,
    place,
    pay,
    buyNext,
    run,
    stop: () => {
      isOver = true;
    },
  };
}

/** Units that can be bought at this moment: this call is never answered from memory. */
export const availableOf = async (client, { goodsNo, skuNo }) => {
  const { skus } = await client.call('GET', `/goods/v1/front/${goodsNo}/stock`);
  return skus.find((sku) => sku.skuNo === skuNo).available;
};
