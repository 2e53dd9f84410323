import { setTimeout as pause } from 'node:timers/promises';
import { findPlainGoods, skuOf } from './goods.mjs';

const SHEET = '/order/v1/front/sheet';

/** Opens an order sheet for these SKUs. @returns its number */
export async function openSheet(client, items, source = 'DIRECT') {
  const { sheetNo } = await client.call('POST', SHEET, { source, items });
  return sheetNo;
}

/** Places the order of a sheet without paying. @param more further fields: a gift, or a message to the courier */
async function place(client, sheetNo, more) {
  const sheet = await client.call('GET', `${SHEET}/${sheetNo}`);
  return client.call('POST', '/order/v1/front/orders', {
    sheetNo,
    choices: sheet.choices,
    messageCd: null,
    expectedPayWon: sheet.amounts.payWon,
    consents: sheet.consents.map(({ code }) => code),
    ...more,
  });
}

const ready = (client, paymentNo) => client.call('POST', '/payment/v1/front/ready', { paymentNo });

/** Approves a payment on the simulated payment page. */
async function pay(client, paymentNo) {
  const { windowUrl } = await ready(client, paymentNo);
  const back = await client.answerPage(windowUrl, { answer: 'approve' });
  await client.call('POST', '/payment/v1/front/approve', back);
}

/** Orders and pays. @param gift the receiver, for a gift by a link */
export async function buy(client, items, gift) {
  const sheetNo = await openSheet(client, items, gift ? 'GIFT' : 'DIRECT');
  const { orderNo, paymentNo } = await place(client, sheetNo, gift && { gift });
  await pay(client, paymentNo);
  return orderNo;
}

/** Orders and pays unrestricted goods. */
export async function buyPlain(client, qty = 1, fits = skuOf) {
  const goods = await findPlainGoods(client.shopUrl, fits);
  const orderNo = await buy(client, [{ skuNo: skuOf(goods).skuNo, qty }]);
  return { goods, orderNo };
}

/** Orders by bank deposit and does not pay. @returns the numbers of the order and of the account */
export async function orderByDeposit(client, items) {
  const sheetNo = await openSheet(client, items);
  await client.call('POST', `${SHEET}/${sheetNo}/calculate`, {
    payMethod: 'VIRTUAL_ACCOUNT',
    bankCd: '088',
    couponIssueNos: [],
  });
  const { orderNo, paymentNo } = await place(client, sheetNo);
  const { payment } = await ready(client, paymentNo);
  return { orderNo, accountNo: payment.deposit.accountNo };
}

export const orderOf = (client, orderNo) => client.call('GET', `/order/v1/front/orders/${orderNo}`);

/** Sends a report of the seller. @throws when the shop refuses the report */
export async function report(client, body) {
  const { outcomes } = await client.call('POST', '/sandbox/fulfilment/seller', body);
  const refused = outcomes.find((outcome) => outcome !== 'DONE');
  if (refused) throw new Error(`The shop refused the seller's report ${body.kind}: ${refused}`);
}

/** Ships all lines of an order in the seller's role. @returns the number of the parcel */
export async function ship(client, orderNo) {
  const { items } = await orderOf(client, orderNo);
  const itemNos = items.map(({ itemNo }) => itemNo);
  await report(client, { kind: 'SHIPPED', orderNo, itemNos });
  return (await orderOf(client, orderNo)).shipments[0].invoiceNo;
}

/** Reports the delivery of a parcel. */
const deliver = (client, invoiceNo) =>
  client.call('POST', '/sandbox/fulfilment/courier', { invoiceNo, kind: 'DELIVERED' });

/** Orders and pays unrestricted goods, and delivers them. */
export async function buyDelivered(client, qty, fits) {
  const bought = await buyPlain(client, qty, fits);
  await deliver(client, await ship(client, bought.orderNo));
  return bought;
}

/** Simulates that days pass for an order and its records. */
export const passDays = (client, orderNo, days) =>
  client.call('POST', '/sandbox/fulfilment/days', { orderNo, days });

const ATTEMPTS = 40;
const PAUSE_MS = 250;

/** Waits for a result that the shop creates shortly after a call. @throws after ten seconds */
export async function waitFor(what, read) {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const found = await read();
    if (found) return found;
    await pause(PAUSE_MS);
  }
  throw new Error(`The shop has not made ${what}.`);
}
