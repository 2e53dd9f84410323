import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from './client.mjs';

/** Customer numbers of sample members. */
export const customers = { owner: '0100200301', stranger: 'J100200303', family: '1100200302' };

export const signInAgain = (client, cno) =>
  client.call('POST', '/member/v1/front/localLogin', { cno });

export async function signIn(baseUrl, cno) {
  const client = createClient(baseUrl);
  await signInAgain(client, cno);
  return client;
}

const firstOf = async (client, path, pick) => {
  const { json } = await client.send(`/api${path}`);
  return json?.payload === undefined ? undefined : pick(json.payload);
};

/** Any number below these names in a payload. */
const numberIn = (value, name) =>
  Number(new RegExp(`"${name}":(\\d+)`).exec(JSON.stringify(value) ?? '')?.[1]) || undefined;

/** How many orders are tried for one that has not been handed to the carrier yet. */
const ORDERS_TO_CANCEL = 3;
/** Pieces that a member orders at most to have what `openMember` returns. */
const PIECES = 2 + 2 * ORDERS_TO_CANCEL;

/** A SKU on sale and in stock. */
async function findSku(client) {
  const { entries } = await client.call('GET', '/goods/v1/front/sitemap?kind=goods');
  for (const { no } of entries.slice(0, 100)) {
    const { skus } = await client.call('GET', `/goods/v1/front/${no}/options`);
    const sku = skus.find(({ available }) => available > PIECES);
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

/** SKUs with the largest stock. */
export async function findSkus(client, count) {
  const { entries } = await client.call('GET', '/goods/v1/front/sitemap?kind=goods');
  const found = [];
  for (const { no } of entries.slice(0, 60)) {
    const { skus } = await client.call('GET', `/goods/v1/front/${no}/options`);
    found.push(...skus.map((sku) => ({ ...sku, goodsNo: no })));
  }
  return found.sort((a, b) => b.available - a.available).slice(0, count);
}

/** Opens a sheet for these goods. @returns what places its order */
export async function openSheet(client, skuNo, qty = 1, source = 'DIRECT') {
  const items = [{ skuNo, qty }];
  const { sheetNo } = await client.call('POST', '/order/v1/front/sheet', { source, items });
  const sheet = await client.call('GET', `/order/v1/front/sheet/${sheetNo}`);
  return {
    sheetNo,
    choices: sheet.choices,
    messageCd: '60',
    messageText: '',
    expectedPayWon: sheet.amounts.payWon,
    consents: sheet.consents.map(({ code }) => code),
  };
}

/** An order that waits for its payment, and an open sheet. */
export async function placeOrder(client, skuNo, qty = 1) {
  const placing = await openSheet(client, skuNo, qty);
  const placed = await client.call('POST', '/order/v1/front/orders', placing);
  const { sheetNo } = await openSheet(client, skuNo);
  return { ...placed, placing, sheetNo };
}

/** Approves a payment in the card company's window, and returns to the shop with the result. */
export async function pay(client, paymentNo) {
  const { windowUrl } = await client.call('POST', '/payment/v1/front/ready', { paymentNo });
  const back = await fetch(client.baseUrl + windowUrl, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ answer: 'approve' }),
  });
  const { searchParams } = new URL(back.headers.get('location') ?? '', client.baseUrl);
  await client.call('POST', '/payment/v1/front/approve', Object.fromEntries(searchParams));
}

/**
 * A paid order of two pieces, one of which is canceled. After other attacks the clock of the shop may run
 * so fast that an order ships before it can be canceled; then another order is placed.
 * @returns its number and that of the claim
 */
async function openClaim(client, skuNo, triesLeft = ORDERS_TO_CANCEL) {
  const { orderNo, paymentNo } = await placeOrder(client, skuNo, 2);
  await pay(client, paymentNo);
  const order = await client.call('GET', `/order/v1/front/orders/${orderNo}`);
  const request = {
    orderNo,
    reasonCd: 'OTHER',
    items: [{ itemNo: order.items[0].itemNo, qty: 1 }],
  };
  try {
    const { refundWon } = await client.call('POST', '/claim/v1/front/estimate', request);
    const { claimNo } = await client.call('POST', '/claim/v1/front/cancel', {
      ...request,
      expectedRefundWon: refundWon,
    });
    return { paidOrderNo: orderNo, claimNo };
  } catch (error) {
    if (error.code !== 'STATE' || triesLeft <= 1) throw error;
    return openClaim(client, skuNo, triesLeft - 1);
  }
}

/** One pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function sendPicture(client) {
  const { json } = await client.send('/api/common/v1/file?purpose=CLAIM', {
    method: 'POST',
    body: picture,
  });
  return json.payload.fileNo;
}

async function ask(client) {
  const { counselNo } = await client.call('POST', '/cs/v1/front/counsel', {
    type: 'ETC_OTHER',
    title: '공격',
    body: '다른 회원이 볼 수 없어야 하는 문의예요.',
  });
  return counselNo;
}

/** A folder of favourites, made or found. */
async function openFolder(client) {
  const headers = { method: 'POST', body: { name: '공격' } };
  await client.send('/api/member/v1/front/favorite/folder', headers);
  const { folders } = await client.call('GET', '/member/v1/front/favorite');
  return folders[0]?.folderNo;
}

/** A paid voucher (모바일 쿠폰); its number once it is issued. */
async function buyVoucher(client) {
  const found = await client.call(
    'GET',
    `/search/v1/front/goods?q=${encodeURIComponent('교환권')}`,
  );
  const goodsNo = found.items[0]?.goodsNo;
  if (goodsNo === undefined) throw new Error('The catalogue has no 교환권.');
  const { skus } = await client.call('GET', `/goods/v1/front/${goodsNo}/options`);
  const { paymentNo } = await placeOrder(client, skus[0].skuNo);
  await pay(client, paymentNo);
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const { vouchers } = await client.call('GET', '/member/v1/front/voucher');
    if (vouchers.length > 0) return vouchers[0].voucherNo;
    await pause(250);
  }
  throw new Error('A paid voucher was not issued.');
}

/** A paid gift by a link: its number, and the secret of the link. */
async function sendGift(client, skuNo) {
  const placing = await openSheet(client, skuNo, 1, 'GIFT');
  const gift = { receiverName: '박이웃', receiverPhone: '01098765432' };
  const { paymentNo } = await client.call('POST', '/order/v1/front/orders', { ...placing, gift });
  await pay(client, paymentNo);
  const { gifts } = await client.call('GET', '/gift/v1/front/sent');
  const { giftNo } = gifts[0];
  const { url } = await client.call('GET', `/gift/v1/front/${giftNo}/link`);
  return { giftNo, token: new URL(url).searchParams.get('token') };
}

/** A member with a basket, an open sheet, an unpaid and a paid order, and a claim: values that calls take. */
export async function openMember(baseUrl, cno) {
  const client = await signIn(baseUrl, cno);
  const sku = await findSku(client);
  const { orderNo, paymentNo, sheetNo, placing } = await placeOrder(client, sku.skuNo);
  const order = await client.call('GET', `/order/v1/front/orders/${orderNo}`);
  const menu = await client.call('GET', '/display/v1/shop/menu');
  const known = {
    ...sku,
    orderNo,
    paymentNo,
    sheetNo,
    placing,
    ...(await openClaim(client, sku.skuNo)),
    orderItemNo: order.items[0].itemNo,
    addressNo: await firstOf(client, '/member/v1/front/address', (p) => numberIn(p, 'addressNo')),
    faqNo: await firstOf(client, '/cs/v1/front/faq', (p) => numberIn(p, 'faqNo')),
    noticeNo: await firstOf(client, '/cs/v1/front/notice', (p) => numberIn(p, 'noticeNo')),
    planShopNo: await firstOf(client, '/display/v1/shop/plan-shop', (p) =>
      numberIn(p, 'planShopNo'),
    ),
    categoryNo: numberIn(menu, 'categoryNo'),
    brandNo: 1,
    fileNo: await sendPicture(client),
    folderNo: await openFolder(client),
    voucherNo: await buyVoucher(client),
    ...(await sendGift(client, sku.skuNo)),
    counselNo: await ask(client),
    cardCd: 'OWN',
    code: 'card-loan',
  };
  return { client, known };
}
