import type { Page } from '@playwright/test';
import { expect } from '@shop/tools/e2e/fixtures';

/** What the journeys ask the api over HTTP, as the shopper's own browser would. */
async function ask<T>(page: Page, method: string, path: string, data?: unknown): Promise<T> {
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(data === undefined ? {} : { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { payload: T }).payload;
}

interface BasketView {
  groups: { items: { itemNo: number }[] }[];
  invalidItems: { itemNo: number }[];
}

export async function emptyBasket(page: Page): Promise<void> {
  const { groups, invalidItems } = await ask<BasketView>(page, 'GET', '/order/v1/front/basket');
  const itemNos = [...groups.flatMap(({ items }) => items), ...invalidItems].map((i) => i.itemNo);
  if (itemNos.length > 0)
    await ask(page, 'DELETE', `/order/v1/front/basket/items?itemNos=${itemNos.join(',')}`);
}

export interface ChosenGoods {
  goodsNo: number;
  name: string;
  /** Two articles of it that can be bought. */
  skuNos: [number, number];
  optionTexts: [string, string];
  priceWon: number;
}

interface GoodsDetail {
  goodsNo: number;
  name: string;
  soldOut: boolean;
  goodsType: string;
  adult: boolean;
  deal: unknown;
  price: { salePriceWon: number };
  seller: { sellerNo: number };
  limits: { minQty: number; maxQty: number; idLimitQty: number | null; unitQty: number };
  options: {
    skus: { skuNo: number; optionText: string; available: number; addPriceWon: number }[];
  };
}

/** Nothing stands in the way of buying up to five at once. */
const isPlain = ({ soldOut, adult, deal, goodsType, limits }: GoodsDetail): boolean =>
  !soldOut &&
  !adult &&
  !deal &&
  goodsType === 'NORMAL' &&
  limits.minQty === 1 &&
  limits.unitQty === 1 &&
  limits.maxQty >= 5 &&
  !limits.idLimitQty;

/** Ordinary goods with at least two options in stock, each of another seller, no limits in the way. */
export async function chooseGoods(page: Page, count: number): Promise<ChosenGoods[]> {
  const chosen: ChosenGoods[] = [];
  const sellers = new Set<number>();
  for (let goodsNo = 1; chosen.length < count && goodsNo < 200; goodsNo += 1) {
    const answer = await page.request.get(`/api/goods/v1/front/${goodsNo}`);
    if (!answer.ok()) continue;
    const { payload: goods } = (await answer.json()) as { payload: GoodsDetail };
    const skus = goods.options.skus.filter((s) => s.available >= 10 && s.addPriceWon === 0);
    const [first, second] = skus;
    if (!isPlain(goods) || !first || !second || sellers.has(goods.seller.sellerNo)) continue;
    sellers.add(goods.seller.sellerNo);
    chosen.push({
      goodsNo,
      name: goods.name,
      skuNos: [first.skuNo, second.skuNo],
      optionTexts: [first.optionText, second.optionText],
      priceWon: goods.price.salePriceWon,
    });
  }
  expect(chosen, 'goods fit for a journey').toHaveLength(count);
  return chosen;
}

export const putInBasket = (page: Page, items: { skuNo: number; qty: number }[]) =>
  ask(page, 'POST', '/order/v1/front/basket', { items });

interface OrderList {
  orders: { orderNo: string; actions: { action: string }[] }[];
}

export const ordersOf = async (page: Page) =>
  (await ask<OrderList>(page, 'GET', '/order/v1/front/orders')).orders;

interface Coupons {
  coupons: { couponNo: number; state: string }[];
}

/** Takes every coupon that these goods offer; those in hand already are left alone. */
export async function downloadCoupons(page: Page, goodsNos: number[]): Promise<void> {
  for (const goodsNo of goodsNos) {
    const path = `/member/v1/front/coupon/issuable?goodsNo=${goodsNo}`;
    const { coupons } = await ask<Coupons>(page, 'GET', path);
    const open = coupons.filter(({ state }) => state === 'AVAILABLE').map((c) => c.couponNo);
    if (open.length > 0)
      await ask(page, 'POST', '/member/v1/front/coupon/download', { couponNos: open });
  }
}

/** Cancels what was ordered before, so that coupon, points and stock are there again. */
export async function cancelOrders(page: Page): Promise<void> {
  const reasonCd = 'CHANGED_MIND';
  for (const { orderNo, actions } of await ordersOf(page)) {
    if (!actions.some(({ action }) => action === 'CANCEL')) continue;
    const { refundWon } = await ask<{ refundWon: number }>(
      page,
      'POST',
      '/claim/v1/front/estimate',
      {
        orderNo,
        reasonCd,
      },
    );
    await ask(page, 'POST', '/claim/v1/front/cancel', {
      orderNo,
      reasonCd,
      expectedRefundWon: refundWon,
    });
  }
}

interface AddressBook {
  addresses: { addressNo: number; receiverName: string }[];
}

/** Forgets addresses of this receiver: a journey begins without what it is going to add. */
export async function forgetAddresses(page: Page, receiverName: string): Promise<void> {
  const { addresses } = await ask<AddressBook>(page, 'GET', '/member/v1/front/address');
  for (const address of addresses)
    if (address.receiverName === receiverName)
      await ask(page, 'DELETE', `/member/v1/front/address/${address.addressNo}`);
}

interface Sheet {
  choices: unknown;
  amounts: { payWon: number };
  consents: { code: string }[];
  address: unknown;
}

/** Orders this many and leaves the payment open: the stock is held. Answers the way to give it back. */
export async function holdStock(page: Page, skuNo: number, qty: number) {
  const { sheetNo } = await ask<{ sheetNo: string }>(page, 'POST', '/order/v1/front/sheet', {
    source: 'DIRECT',
    items: [{ skuNo, qty }],
  });
  const sheet = await ask<Sheet>(page, 'GET', `/order/v1/front/sheet/${sheetNo}`);
  const { paymentNo } = await ask<{ paymentNo: string }>(page, 'POST', '/order/v1/front/orders', {
    sheetNo,
    choices: sheet.choices,
    messageCd: null,
    messageText: '',
    expectedPayWon: sheet.amounts.payWon,
    consents: sheet.consents.map(({ code }) => code),
  });
  return () => ask(page, 'POST', `/payment/v1/front/${paymentNo}/cancel`);
}

/** An article of which few are left, all of which one shopper may buy at once. */
export async function chooseScarce(page: Page): Promise<{ skuNo: number; left: number }> {
  for (let goodsNo = 1; goodsNo < 400; goodsNo += 1) {
    const answer = await page.request.get(`/api/goods/v1/front/${goodsNo}`);
    if (!answer.ok()) continue;
    const { payload: goods } = (await answer.json()) as { payload: GoodsDetail };
    const { limits } = goods;
    if (!isPlain(goods)) continue;
    const sku = goods.options.skus.find((s) => s.available >= 1 && s.available <= limits.maxQty);
    if (sku) return { skuNo: sku.skuNo, left: sku.available };
  }
  throw new Error('No article is scarce enough for this journey.');
}
