import {
  type CallInput,
  orderCalls,
  orderSheetCalls,
  paymentCalls,
  type SheetChoices,
  type SheetView,
} from '@shop/shared/contracts';
import type { TestShop } from './shop';
import type { Visitor } from './visitor';

/** Values that the buttons of the card company's window send. */
export type WindowButton =
  | 'approve'
  | 'close'
  | 'decline'
  | 'timeout'
  | 'decline-later'
  | 'unknown-paid'
  | 'unknown-lost';

interface OrderedLine {
  skuNo: number;
  qty: number;
  text?: string;
}

export async function openSheet(
  who: Visitor,
  items: readonly OrderedLine[],
  choices: Partial<SheetChoices> = {},
): Promise<SheetView> {
  const { sheetNo } = await who.call(orderSheetCalls.create, {
    body: { source: 'DIRECT', items: [...items] },
  });
  const params = { sheetNo };
  // No points and coins unless the test wants them, also where they would save interest.
  const noMoney = { usePointWon: 0, useCoinWon: 0, useGiftCardWon: 0 };
  return who.call(orderSheetCalls.calculate, { params, body: { ...noMoney, ...choices } });
}

/** The 결제하기 request body for a sheet. */
export const placeBody = (sheet: SheetView): CallInput<typeof orderCalls.place>['body'] => ({
  sheetNo: sheet.sheetNo,
  choices: sheet.choices,
  messageCd: '60',
  messageText: '',
  expectedPayWon: sheet.amounts.payWon,
  consents: sheet.consents.map((consent) => consent.code),
});

export const place = (who: Visitor, sheet: SheetView) =>
  who.call(orderCalls.place, { body: placeBody(sheet) });

/** Opens the card company's window, clicks a button, and returns the URL it sends. */
export async function completeWindow(
  shop: TestShop,
  who: Visitor,
  paymentNo: string,
  button: WindowButton,
): Promise<CallInput<typeof paymentCalls.approve>['body']> {
  const { windowUrl } = await who.call(paymentCalls.ready, { body: { paymentNo } });
  const page = await shop.app.inject({ method: 'GET', url: windowUrl as string });
  if (page.statusCode !== 200) throw new Error(`The window returned ${page.statusCode}.`);
  const back = await shop.app.inject({
    method: 'POST',
    url: windowUrl as string,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `answer=${button}`,
  });
  const url = new URL(String(back.headers.location), 'http://shop.test');
  if (url.pathname !== '/payment/auth') throw new Error(`Sent back to ${url.pathname}.`);
  return Object.fromEntries(url.searchParams) as CallInput<typeof paymentCalls.approve>['body'];
}

export async function pay(
  shop: TestShop,
  who: Visitor,
  paymentNo: string,
  button: WindowButton = 'approve',
) {
  const body = await completeWindow(shop, who, paymentNo, button);
  return who.call(paymentCalls.approve, { body });
}

/** Runs the whole flow from SKU to paid order. */
export async function buy(
  shop: TestShop,
  who: Visitor,
  items: readonly OrderedLine[],
  choices: Partial<SheetChoices> = {},
): Promise<string> {
  const sheet = await openSheet(who, items, choices);
  const { orderNo, paymentNo, payWon } = await place(who, sheet);
  if (payWon > 0) await pay(shop, who, paymentNo);
  return orderNo;
}
