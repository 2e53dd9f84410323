/** Purchase limits: per order, per member and in steps. */
export interface QuantityLimits {
  minQty: number;
  maxQty: number;
  /** Per member over all orders; null without such a limit. */
  idLimitQty: number | null;
  unitQty: number;
}

/** Codes of spec section 8. */
export type BuyProblemCode =
  | '5002'
  | '5016'
  | '5028'
  | '5040'
  | '5041'
  | '5042'
  | '5043'
  | '5044'
  | '5045';

/** Texts of D4; `n` is the limit, `m` the quantity that this member has already bought. */
export const buyProblemTexts: Record<BuyProblemCode, (n: number, m: number) => string> = {
  '5002': () => '판매가 종료된 상품이에요',
  '5016': () => '재고가 부족해 장바구니에 담을 수 없어요',
  '5028': () => '장바구니 상품이 품절되었어요',
  '5040': (n) => `최소 ${n}개부터 구매할 수 있어요`,
  '5041': (n) => `한 번에 최대 ${n}개까지 구매할 수 있어요`,
  '5042': (n, m) => `ID당 ${n}개까지 구매할 수 있어요 (이미 ${m}개 구매)`,
  '5043': () => '주문할 수 없는 상품이에요. 고객센터(1577-7083)로 문의해 주세요',
  '5044': (n) => `${n}개 단위로만 구매할 수 있어요`,
  '5045': (n) => `1인당 ${n}개까지 살 수 있어 지금은 구매 가능한 수량이 없어요`,
};

export interface BuyProblem {
  code: BuyProblemCode;
  message: string;
  isFixable: boolean;
}

const fixable: readonly BuyProblemCode[] = ['5016', '5040', '5041', '5042', '5044'];

export const buyProblem = (code: BuyProblemCode, n = 0, m = 0): BuyProblem => ({
  code,
  message: buyProblemTexts[code](n, m),
  isFixable: fixable.includes(code),
});

/** 5043 of goods for adults: the member is not verified, or no longer. */
export const adultProblem: BuyProblem = {
  code: '5043',
  message: '성인 인증 후 주문할 수 있어요',
  isFixable: false,
};

/**
 * Whether this quantity is allowed, without regard to stock.
 * @param boughtQty quantity of the member's existing orders, for the limit per ID
 */
export function quantityProblem(
  qty: number,
  limits: QuantityLimits,
  boughtQty = 0,
): BuyProblem | undefined {
  const { minQty, maxQty, idLimitQty, unitQty } = limits;
  if (idLimitQty !== null && boughtQty >= idLimitQty) return buyProblem('5045', idLimitQty);
  if (!(qty >= minQty)) return buyProblem('5040', minQty);
  if (qty > maxQty) return buyProblem('5041', maxQty);
  if (!Number.isInteger(qty) || qty % unitQty !== 0) return buyProblem('5044', unitQty);
  if (idLimitQty !== null && qty + boughtQty > idLimitQty) {
    return buyProblem('5042', idLimitQty, boughtQty);
  }
  return undefined;
}
