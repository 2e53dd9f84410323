import type { Page } from '@playwright/test';
import { expect } from '@shop/tools/e2e/fixtures';

/** What the journeys ask the api over HTTP, as the shopper's own browser would. */
export async function ask<T>(page: Page, method: string, path: string, data?: unknown): Promise<T> {
  const answer = await page.request.fetch(`/api${path}`, {
    method,
    headers: { 'idempotency-key': crypto.randomUUID() },
    ...(data === undefined ? {} : { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return ((await answer.json()) as { payload: T }).payload;
}

export interface Goods {
  name: string;
  skuNo: number;
}

interface GoodsDetail {
  name: string;
  soldOut: boolean;
  goodsType: string;
  adult: boolean;
  deal: unknown;
  seller: { sellerNo: number };
  limits: { minQty: number; maxQty: number; idLimitQty: number | null; unitQty: number };
  options: { skus: { skuNo: number; available: number }[] };
}

/** Ordinary goods in stock, each of another seller. */
export async function chooseGoods(page: Page, count: number): Promise<Goods[]> {
  const chosen: Goods[] = [];
  const sellers = new Set<number>();
  for (let goodsNo = 1; chosen.length < count && goodsNo < 300; goodsNo += 1) {
    const answer = await page.request.get(`/api/goods/v1/front/${goodsNo}`);
    if (!answer.ok()) continue;
    const { payload: goods } = (await answer.json()) as { payload: GoodsDetail };
    const sku = goods.options.skus.find(({ available }) => available >= 10);
    const { limits } = goods;
    const isPlain =
      !goods.soldOut &&
      !goods.adult &&
      !goods.deal &&
      goods.goodsType === 'NORMAL' &&
      limits.minQty === 1 &&
      limits.unitQty === 1 &&
      limits.maxQty >= 5 &&
      !limits.idLimitQty;
    if (!isPlain || !sku || sellers.has(goods.seller.sellerNo)) continue;
    sellers.add(goods.seller.sellerNo);
    chosen.push({ name: goods.name, skuNo: sku.skuNo });
  }
  expect(chosen, 'goods fit for a journey').toHaveLength(count);
  return chosen;
}

interface Sheet {
  sheetNo: string;
  choices: Record<string, unknown>;
  amounts: { payWon: number };
  consents: { code: string }[];
}

/** Buys through the sheet and the card company's window, without the pages of the other team. */
export async function buy(page: Page, items: { skuNo: number; qty: number }[]): Promise<string> {
  const { sheetNo } = await ask<{ sheetNo: string }>(page, 'POST', '/order/v1/front/sheet', {
    source: 'DIRECT',
    items,
  });
  const sheet = await ask<Sheet>(page, 'POST', `/order/v1/front/sheet/${sheetNo}/calculate`, {
    usePointWon: 500,
  });
  const placed = await ask<{ orderNo: string; paymentNo: string }>(
    page,
    'POST',
    '/order/v1/front/orders',
    {
      sheetNo,
      choices: sheet.choices,
      messageCd: '60',
      messageText: '',
      expectedPayWon: sheet.amounts.payWon,
      consents: sheet.consents.map(({ code }) => code),
    },
  );
  const { windowUrl } = await ask<{ windowUrl: string }>(page, 'POST', '/payment/v1/front/ready', {
    paymentNo: placed.paymentNo,
  });
  const { pathname } = new URL(windowUrl, 'http://shop.test');
  await page.request.get(windowUrl);
  const back = await page.request.post(pathname, {
    form: { answer: 'approve' },
    maxRedirects: 0,
  });
  const address = new URL(back.headers().location ?? '', 'http://shop.test');
  await ask(page, 'POST', '/payment/v1/front/approve', Object.fromEntries(address.searchParams));
  return placed.orderNo;
}
