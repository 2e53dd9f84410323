import { type ApiClient, callApi } from './call-api';

interface Sheet {
  choices: unknown;
  amounts: { payWon: number };
  consents: { code: string }[];
}

export interface PlacedOrder {
  orderNo: string;
  paymentNo: string;
}

/** Creates an order sheet for one SKU without the basket. */
export async function openSheet(shopper: ApiClient, skuNo: number, qty: number): Promise<string> {
  const items = [{ skuNo, qty }];
  const { sheetNo } = await callApi<{ sheetNo: string }>(shopper, 'POST', '/order/v1/front/sheet', {
    source: 'DIRECT',
    items,
  });
  return sheetNo;
}

/** Orders the sheet without paying: the stock is reserved. */
export async function placeOrder(shopper: ApiClient, sheetNo: string): Promise<PlacedOrder> {
  const sheet = await callApi<Sheet>(shopper, 'GET', `/order/v1/front/sheet/${sheetNo}`);
  return callApi<PlacedOrder>(shopper, 'POST', '/order/v1/front/orders', {
    sheetNo,
    choices: sheet.choices,
    messageCd: null,
    messageText: '',
    expectedPayWon: sheet.amounts.payWon,
    consents: sheet.consents.map(({ code }) => code),
  });
}

/** Releases the reserved stock. */
export const cancelPayment = (shopper: ApiClient, paymentNo: string) =>
  callApi(shopper, 'POST', `/payment/v1/front/${paymentNo}/cancel`);

/**
 * Reserves stock by ordering without paying. It is not held against the same member, whose next order ends this one.
 * @returns the function that releases it
 */
export async function holdStock(shopper: ApiClient, skuNo: number, qty: number) {
  const { paymentNo } = await placeOrder(shopper, await openSheet(shopper, skuNo, qty));
  return () => cancelPayment(shopper, paymentNo);
}

interface Choices {
  choices: Record<string, unknown>;
}

/** Orders one piece by 무통장입금: the order waits for its deposit. @returns also the account's number */
export async function orderByDeposit(shopper: ApiClient, skuNo: number) {
  const sheetNo = await openSheet(shopper, skuNo, 1);
  const sheet = `/order/v1/front/sheet/${sheetNo}`;
  const { choices } = await callApi<Choices>(shopper, 'GET', sheet);
  await callApi(shopper, 'POST', `${sheet}/calculate`, {
    ...choices,
    payMethod: 'VIRTUAL_ACCOUNT',
    bankCd: '088',
    couponIssueNos: [],
  });
  const order = await placeOrder(shopper, sheetNo);
  const { payment } = await callApi<{ payment: { deposit: { accountNo: string } } }>(
    shopper,
    'POST',
    '/payment/v1/front/ready',
    { paymentNo: order.paymentNo },
  );
  return { ...order, accountNo: payment.deposit.accountNo };
}
