import type { Page } from '@playwright/test';
import { callApi } from '@shop/tools/e2e/call-api';
import { cancelPayment } from '@shop/tools/e2e/place-order';
import { pickPlainGoods } from '@shop/tools/e2e/plain-goods';

export interface ChosenGoods {
  goodsNo: number;
  name: string;
  /** Two SKUs of it that can be bought. */
  skuNos: [number, number];
  optionTexts: [string, string];
  priceWon: number;
}

/**
 * Returns goods with at least two options in stock and no purchase limits, each from a different
 * seller.
 */
export const chooseGoods = (page: Page, count: number): Promise<ChosenGoods[]> =>
  pickPlainGoods(page, count, ({ goodsNo, name, price, options }) => {
    const skus = options.skus.filter((s) => s.available >= 10 && s.addPriceWon === 0);
    const [first, second] = skus;
    return (
      first &&
      second && {
        goodsNo,
        name,
        skuNos: [first.skuNo, second.skuNo],
        optionTexts: [first.optionText, second.optionText],
        priceWon: price.salePriceWon,
      }
    );
  });

export const putInBasket = (page: Page, items: { skuNo: number; qty: number }[]) =>
  callApi(page, 'POST', '/order/v1/front/basket', { items });

interface OrderList {
  orders: {
    orderNo: string;
    deposit: { paymentNo: string } | null;
    actions: { action: string }[];
  }[];
}

export const ordersOf = async (page: Page) =>
  (await callApi<OrderList>(page, 'GET', '/order/v1/front/orders')).orders;

interface Coupons {
  coupons: { couponNo: number; state: string }[];
}

/** Downloads every coupon offered for these goods; coupons the member already has are skipped. */
export async function downloadCoupons(page: Page, goodsNos: number[]): Promise<void> {
  for (const goodsNo of goodsNos) {
    const path = `/member/v1/front/coupon/issuable?goodsNo=${goodsNo}`;
    const { coupons } = await callApi<Coupons>(page, 'GET', path);
    const open = coupons.filter(({ state }) => state === 'AVAILABLE').map((c) => c.couponNo);
    if (open.length > 0)
      await callApi(page, 'POST', '/member/v1/front/coupon/download', { couponNos: open });
  }
}

interface PaidOrder {
  payment: { paymentNo: string; needsRefundAccount: boolean };
}

/** Names the account of a refund, where the order was paid by deposit. */
async function ensureRefundAccount(page: Page, orderNo: string): Promise<void> {
  const { payment } = await callApi<PaidOrder>(page, 'GET', `/order/v1/front/orders/${orderNo}`);
  if (!payment.needsRefundAccount) return;
  await callApi(page, 'PUT', `/payment/v1/front/${payment.paymentNo}/refund-account`, {
    bankCd: '088',
    accountNo: '110-123-456789',
    holderName: '김하늘',
  });
}

/** Cancels earlier orders to restore coupons, points and stock. */
export async function cancelOrders(page: Page): Promise<void> {
  const reasonCd = 'CHANGED_MIND';
  for (const { orderNo, deposit, actions } of await ordersOf(page)) {
    if (!actions.some(({ action }) => action === 'CANCEL')) continue;
    if (deposit) {
      await cancelPayment(page, deposit.paymentNo);
      continue;
    }
    await ensureRefundAccount(page, orderNo);
    const { refundWon } = await callApi<{ refundWon: number }>(
      page,
      'POST',
      '/claim/v1/front/estimate',
      {
        orderNo,
        reasonCd,
      },
    );
    await callApi(page, 'POST', '/claim/v1/front/cancel', {
      orderNo,
      reasonCd,
      expectedRefundWon: refundWon,
    });
  }
}

interface AddressBook {
  addresses: { addressNo: number; receiverName: string }[];
}

/** Deletes addresses of this receiver, so that a journey starts without the address it adds. */
export async function deleteAddresses(page: Page, receiverName: string): Promise<void> {
  const { addresses } = await callApi<AddressBook>(page, 'GET', '/member/v1/front/address');
  for (const address of addresses)
    if (address.receiverName === receiverName)
      await callApi(page, 'DELETE', `/member/v1/front/address/${address.addressNo}`);
}

/** Finds a SKU with low stock that one shopper may buy completely. */
export async function chooseScarce(page: Page): Promise<{ skuNo: number; left: number }> {
  const [scarce] = await pickPlainGoods(page, 1, ({ limits, options }) => {
    const sku = options.skus.find((s) => s.available >= 1 && s.available <= limits.maxQty);
    return sku && { skuNo: sku.skuNo, left: sku.available };
  });
  return scarce as { skuNo: number; left: number };
}
