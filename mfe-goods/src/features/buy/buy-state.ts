import type { GoodsDetail, GoodsStock } from '@shop/shared/contracts';
import { koreanDayText } from '@shop/shared/domain';

/**
 * Whether the goods can be bought; if not, the label of the button, the reason, and whether they may
 * be in stock again, or be bought after 성인 인증.
 */
export type BuyState =
  | { canBuy: true; note?: string }
  | { canBuy: false; word: string; reason: string; canReturn?: true; needsVerification?: true };

const soldOut: BuyState = {
  canBuy: false,
  word: '품절',
  reason: '품절된 상품이에요',
  canReturn: true,
};

const reservationNote = (shipsFrom: string | null): string =>
  shipsFrom
    ? `예약판매 상품이에요. ${koreanDayText(shipsFrom)}부터 보내 드려요`
    : '예약판매 상품이에요. 준비되는 대로 보내 드려요';

/** The word of the button that buys: goods that leave later are reserved. */
export const buyWord = (goodsType: GoodsDetail['goodsType'] | undefined): string =>
  goodsType === 'RESERVATION' ? '예약구매' : '바로구매';

/** The state before the detail has loaded. */
export const buyStateOfHead = (
  head: { isSoldOut: boolean; isAdult: boolean },
  isVerified = false,
): BuyState =>
  head.isSoldOut ? soldOut : head.isAdult && !isVerified ? adultOnly : { canBuy: true };

const adultOnly: BuyState = {
  canBuy: false,
  word: '성인 인증하고 구매하기',
  reason: '19세 이상만 살 수 있는 상품이에요. 성인 인증 후 구매할 수 있어요',
  needsVerification: true,
};

/** The state from the detail and, once loaded, the live stock and the member's 성인 인증. */
export function buyState(
  goods: GoodsDetail,
  stock: GoodsStock | undefined,
  isVerified = false,
): BuyState {
  const status = stock?.status ?? goods.status;
  const skus = stock?.skus ?? goods.options.skus;
  if (status === 'ENDED' || status === 'BANNED') {
    return { canBuy: false, word: '판매종료', reason: '판매가 종료된 상품이에요' };
  }
  if (status === 'READY') {
    return { canBuy: false, word: '구매불가', reason: '아직 판매를 시작하지 않은 상품이에요' };
  }
  if (status === 'SOLD_OUT') {
    return { canBuy: false, word: '일시품절', reason: '잠시 품절된 상품이에요', canReturn: true };
  }
  if (skus.every(({ available }) => available <= 0)) return soldOut;
  if (goods.adult && !isVerified) return adultOnly;
  if (goods.goodsType === 'RESERVATION') {
    return { canBuy: true, note: reservationNote(goods.delivery.shipsFrom) };
  }
  return { canBuy: true };
}
