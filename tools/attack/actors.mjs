import { createClient } from './client.mjs';

/** Customer numbers of sample members. */
export const customers = { owner: '0100200301', stranger: 'J100200303' };

export async function signIn(baseUrl, cno) {
  const client = createClient(baseUrl);
  await client.call('POST', '/member/v1/front/localLogin', { cno });
  return client;
}

const firstOf = async (client, path, pick) => {
  const { json } = await client.send(`/api${path}`);
  return json?.payload === undefined ? undefined : pick(json.payload);
};

/** Any number below these names in a payload. */
const numberIn = (value, name) =>
  Number(new RegExp(`"${name}":(\\d+)`).exec(JSON.stringify(value) ?? '')?.[1]) || undefined;

/** A SKU on sale and in stock. */
async function findSku(client) {
  const { entries } = await client.call('GET', '/goods/v1/front/sitemap?kind=goods');
  for (const { no } of entries.slice(0, 100)) {
    const { skus } = await client.call('GET', `/goods/v1/front/${no}/options`);
    const sku = skus.find(({ available }) => available > 5);
    if (!sku) continue;
    const added = await client.send('/api/order/v1/front/basket', {
      method: 'POST',
      // More than one, so that a limit per member does not end the run.
      body: { items: [{ skuNo: sku.skuNo, qty: 5 }] },
    });
    if (added.status === 200)
      return { goodsNo: no, skuNo: sku.skuNo, itemNo: added.json.payload.items[0].itemNo };
  }
  throw new Error('No goods of this shop can be put into a basket.');
}

/** An order that waits for its payment, and an open sheet. */
async function placeOrder(client, skuNo) {
  const items = [{ skuNo, qty: 1 }];
  const sheetOf = () => client.call('POST', '/order/v1/front/sheet', { source: 'DIRECT', items });
  const { sheetNo } = await sheetOf();
  const sheet = await client.call('GET', `/order/v1/front/sheet/${sheetNo}`);
  const placed = await client.call('POST', '/order/v1/front/orders', {
    sheetNo,
    choices: sheet.choices,
    messageCd: '60',
    messageText: '',
    expectedPayWon: sheet.amounts.payWon,
    consents: sheet.consents.map(({ code }) => code),
  });
  return { ...placed, ...(await sheetOf()) };
}

/** A member with a basket, an open sheet and an order: values that calls take. */
export async function openOwner(baseUrl) {
  const client = await signIn(baseUrl, customers.owner);
  const sku = await findSku(client);
  const { orderNo, paymentNo, sheetNo } = await placeOrder(client, sku.skuNo);
  const order = await client.call('GET', `/order/v1/front/orders/${orderNo}`);
  const menu = await client.call('GET', '/display/v1/shop/menu');
  const known = {
    ...sku,
    orderNo,
    paymentNo,
    sheetNo,
    orderItemNo: order.items[0].itemNo,
    addressNo: await firstOf(client, '/member/v1/front/address', (p) => numberIn(p, 'addressNo')),
    faqNo: await firstOf(client, '/cs/v1/front/faq', (p) => numberIn(p, 'faqNo')),
    noticeNo: await firstOf(client, '/cs/v1/front/notice', (p) => numberIn(p, 'noticeNo')),
    planShopNo: await firstOf(client, '/display/v1/shop/plan-shop', (p) =>
      numberIn(p, 'planShopNo'),
    ),
    categoryNo: numberIn(menu, 'categoryNo'),
    brandNo: 1,
    cardCd: 'OWN',
    code: 'card-loan',
  };
  return { client, known };
}
