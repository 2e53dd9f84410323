import type { Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

export interface Goods {
  name: string;
  skuNo: number;
}

/** Returns goods in stock that have no restrictions, each from a different seller. */
export const chooseGoods = (page: Page, count: number): Promise<Goods[]> =>
  pickPlainGoods(page, count, ({ name, options }) => {
    const sku = options.skus.find(({ available }) => available >= 10);
    return sku && { name, skuNo: sku.skuNo };
  });

interface Sheet {
  sheetNo: string;
  choices: Record<string, unknown>;
  amounts: { payWon: number };
  consents: { code: string }[];
  benefits: { maxPointWon: number };
}

const POINT_WON = 500;

/**
 * Buys through the order sheet and the payment window over HTTP, without the pages of mfe-order.
 * @param gift the receiver and the card, for a gift by link
 */
export async function buy(
  page: Page,
  items: { skuNo: number; qty: number }[],
  gift?: { receiverName: string; receiverPhone: string; message: string },
): Promise<string> {
  const { sheetNo } = await callApi<{ sheetNo: string }>(page, 'POST', '/order/v1/front/sheet', {
    source: gift ? 'GIFT' : 'DIRECT',
    items,
  });
  const { benefits } = await callApi<Sheet>(page, 'GET', `/order/v1/front/sheet/${sheetNo}`);
  const sheet = await callApi<Sheet>(page, 'POST', `/order/v1/front/sheet/${sheetNo}/calculate`, {
    // All journeys spend the points of one member.
    usePointWon: benefits.maxPointWon >= POINT_WON ? POINT_WON : 0,
  });
  const placed = await callApi<{ orderNo: string; paymentNo: string }>(
    page,
    'POST',
    '/order/v1/front/orders',
    {
      sheetNo,
      choices: sheet.choices,
      messageCd: gift ? null : '60',
      messageText: '',
      gift,
      expectedPayWon: sheet.amounts.payWon,
      consents: sheet.consents.map(({ code }) => code),
    },
  );
  const { windowUrl } = await callApi<{ windowUrl: string }>(
    page,
    'POST',
    '/payment/v1/front/ready',
    {
      paymentNo: placed.paymentNo,
    },
  );
  const { pathname } = new URL(windowUrl, 'http://shop.test');
  await page.request.get(windowUrl);
  const back = await page.request.post(pathname, {
    form: { answer: 'approve' },
    maxRedirects: 0,
  });
  const address = new URL(back.headers().location ?? '', 'http://shop.test');
  await callApi(
    page,
    'POST',
    '/payment/v1/front/approve',
    Object.fromEntries(address.searchParams),
  );
  return placed.orderNo;
}
