import { sumWon } from '@shop/shared/domain';
import fc from 'fast-check';
import { isDrill } from '../testing/proofs';
import { randomCoupons, randomLines } from '../testing/random-orders';
import { type CouponOrder, couponOrderOf, targetLines, unusableReason } from './coupon-order';
import { leftOutReason } from './coupon-reasons';
import type { CouponRule, CouponTarget } from './coupon-rule';
import { solveCoupons } from './coupon-solver';
import { deliveryUnits } from './delivery-units';
import type { PricedLine } from './priced-sku';

const now = new Date('2026-11-22T00:00:00Z');

const lineOf = (skuNo: number, brandNo: number, planShopNos: number[]): PricedLine => ({
  sellable: {
    skuNo,
    goodsNo: skuNo * 10,
    brandNo,
    planShopNos,
    sellerNo: 1,
    unitPriceWon: 10_000,
    pointRateBp: 0,
    delivery: {
      policyNo: 1,
      bundleNo: null,
      calc: 'MAX',
      rule: { type: '10', condType: null, baseFeeWon: 0, freeOverWon: null, qtyUnit: null },
      hasAreaFee: false,
      isSent: true,
    },
  },
  qty: 1,
});

const coat = lineOf(1, 7, [3]);
const mug = lineOf(2, 8, [4]);
const order: CouponOrder = couponOrderOf([coat, mug], [], { isOwnCard: false, now });

let lastNo = 0;
const couponFor = (more: Partial<CouponRule>): CouponRule => {
  lastNo += 1;
  return {
    issueNo: lastNo,
    couponNo: lastNo,
    name: `쿠폰 ${lastNo}`,
    kind: 'BASKET',
    rate: 10,
    amountWon: null,
    maxAmountWon: null,
    minOrderWon: 0,
    stackableGroup: null,
    targetType: null,
    targets: [],
    excludes: [],
    useFrom: null,
    otherPlatforms: [],
    ...more,
  };
};

const won = (amountWon: number, more: Partial<CouponRule> = {}) =>
  couponFor({ rate: null, amountWon, ...more });

const loweredBy = (coupon: CouponRule): string[] => [
  ...(solveCoupons(order, [coupon]).taken[0]?.savings.keys() ?? []),
];

/** ME035, each naming the coat alone. */
const targets: [meaning: string, target: CouponTarget][] = [
  ['10 goods', { type: '10', no: 10 }],
  ['20 brand', { type: '20', no: 7 }],
  ['30 planned shop', { type: '30', no: 3 }],
];

it('lowers every line when it has no target', () => {
  expect(loweredBy(couponFor({}))).toEqual(['i1', 'i2']);
});

it.each(targets)('lowers only what its target %s names', (_meaning, target) => {
  expect(loweredBy(couponFor({ targetType: target.type, targets: [target] }))).toEqual(['i1']);
});

it.each(targets)('leaves out what its exclusion by %s names', (_meaning, target) => {
  expect(loweredBy(couponFor({ excludes: [target] }))).toEqual(['i2']);
});

it('applies goods, duplicate, basket and card coupons one after another on what is left', () => {
  const own = { ...order, isOwnCard: true };
  const { taken, savingWon } = solveCoupons(own, [
    couponFor({ kind: 'GOODS', rate: 10 }),
    couponFor({ kind: 'DUPLICATE', rate: 10 }),
    couponFor({ kind: 'BASKET', rate: 10 }),
    couponFor({ kind: 'CARD', rate: 10 }),
  ]);
  // 20,000 − 1,000 − 900, then 10% of 18,100 and of 16,290; both line coupons on one line.
  expect(taken.map((one) => [one.coupon.kind, one.savingWon])).toEqual([
    ['GOODS', 1_000],
    ['DUPLICATE', expect.any(Number)],
    ['BASKET', expect.any(Number)],
    ['CARD', expect.any(Number)],
  ]);
  expect(savingWon).toBe(1_000 + 1_000 + 1_800 + 1_620);
});

it('takes the better group, because groups do not combine', () => {
  const together = [won(1_000, { kind: 'GOODS' }), won(1_000, { kind: 'BASKET' })];
  const alone = won(2_500, { stackableGroup: 'ALONE' });
  expect(solveCoupons(order, [...together, alone]).savingWon).toBe(2_500);
  expect(solveCoupons(order, [...together, won(1_500, { stackableGroup: 'ALONE' })])).toMatchObject(
    { savingWon: 2_000 },
  );
});

it('spends fewer coupons when groups save the same, and of as many the first', () => {
  const two = [won(1_000, { kind: 'GOODS' }), won(1_000, { kind: 'BASKET' })];
  const one = won(2_000, { stackableGroup: 'ALONE' });
  const other = won(2_000, { stackableGroup: 'OTHER' });
  const takenOf = (coupons: CouponRule[]) =>
    solveCoupons(order, coupons).taken.map(({ coupon }) => coupon.issueNo);
  expect(takenOf([...two, one])).toEqual([one.issueNo]);
  expect(takenOf([one, ...two])).toEqual([one.issueNo]);
  expect(takenOf([other, one])).toEqual([other.issueNo]);
});

describe('the reason why a coupon is left out', () => {
  const basket = won(3_000);
  const { ...combination } = solveCoupons(order, [basket]);
  it.each<[string, CouponRule, string | null]>([
    ['in use', basket, null],
    ['could be added', won(1_000, { kind: 'GOODS' }), null],
    ['second of its kind', won(1_000), '장바구니 쿠폰은 한 주문에 한 장만 사용할 수 있어요'],
    [
      'another group',
      won(1_000, { stackableGroup: 'ALONE' }),
      `‘${basket.name}’ 쿠폰과 함께 사용할 수 없어요`,
    ],
    [
      'below its amount',
      won(1_000, { minOrderWon: 30_000 }),
      '10,000원 더 담으면 사용할 수 있어요 (최소 30,000원)',
    ],
    [
      'no goods',
      won(1_000, { targetType: '20', targets: [{ type: '20', no: 99 }] }),
      '쿠폰을 쓸 수 있는 상품이 없어요',
    ],
    ['no fee', won(1_000, { kind: 'DELIVERY' }), '배송비가 없는 주문이에요'],
    ['another card', won(1_000, { kind: 'CARD' }), '행사 카드로 결제할 때 사용할 수 있어요'],
    ['not yet', won(1_000, { useFrom: new Date(now.getTime() + 1) }), '아직 사용 기간이 아니에요'],
    ['another platform', won(1_000, { otherPlatforms: ['30'] }), '앱에서만 쓸 수 있는 쿠폰이에요'],
  ])('%s', (_case, coupon, reason) => {
    expect(leftOutReason(coupon, order, combination)).toBe(reason);
  });

  it('names 쿠폰 once', () => {
    const named = { ...basket, name: '전 상품 5% 쿠폰' };
    const other = won(1_000, { stackableGroup: 'ALONE' });
    expect(leftOutReason(other, order, solveCoupons(order, [named]))).toBe(
      '‘전 상품 5% 쿠폰’과 함께 사용할 수 없어요',
    );
  });

  it('a line that has its coupon already', () => {
    const target = { targetType: '20' as const, targets: [{ type: '20' as const, no: 7 }] };
    const [more, less] = [
      won(3_000, { kind: 'GOODS', ...target }),
      won(1_000, { kind: 'GOODS', ...target }),
    ];
    expect(leftOutReason(less, order, solveCoupons(order, [more, less]))).toBe(
      '이 상품에는 다른 쿠폰을 이미 적용했어요',
    );
  });
});

/** What a coupon takes off an amount; its least amount is checked elsewhere. Independent of the product's code. */
const offOf = ({ rate, amountWon, maxAmountWon }: CouponRule, restWon: number): number => {
  const wanted = amountWon ?? Math.floor((restWon * (rate ?? 0)) / 1000) * 10;
  return Math.min(wanted, maxAmountWon ?? wanted, restWon);
};

/** The largest saving over every subset of coupons and every placement. */
function bruteForce(given: CouponOrder, coupons: readonly CouponRule[]): number {
  const usable = coupons.filter((coupon) => unusableReason(coupon, given) === null);
  const groups = new Set(usable.map((coupon) => coupon.stackableGroup));
  const none = null;
  const of = (kind: string, list: readonly CouponRule[]) =>
    list.filter((coupon) => coupon.kind === kind);
  const placements = (kind: string, list: readonly CouponRule[]): (CouponRule | null)[][] => {
    let rows: (CouponRule | null)[][] = [[]];
    for (let at = 0; at < given.lines.length; at += 1) {
      const here = of(kind, list).filter((coupon) => targetLines(coupon, given).includes(at));
      rows = rows.flatMap((row) => [
        [...row, none],
        ...here.filter((coupon) => !row.includes(coupon)).map((coupon) => [...row, coupon]),
      ]);
    }
    return rows;
  };
  let most = 0;
  for (const group of groups) {
    const list = usable.filter((coupon) => coupon.stackableGroup === group);
    const feesWon = sumWon(given.fees.map((fee) => fee.amountWon));
    const feeWon = Math.max(0, ...of('DELIVERY', list).map((coupon) => offOf(coupon, feesWon)));
    for (const goods of placements('GOODS', list)) {
      for (const duplicate of placements('DUPLICATE', list)) {
        for (const basket of [none, ...of('BASKET', list)]) {
          for (const card of [none, ...of('CARD', list)]) {
            let savingWon = feeWon;
            const rest = given.lines.map((line, at) => {
              let restWon = line.amountWon;
              for (const coupon of [goods[at], duplicate[at]]) {
                if (coupon) restWon -= offOf(coupon, restWon);
              }
              savingWon += line.amountWon - restWon;
              return restWon;
            });
            const basketLines = basket ? targetLines(basket, given) : [];
            const basketBase = sumWon(basketLines.map((at) => rest[at] ?? 0));
            const basketWon = basket ? offOf(basket, basketBase) : 0;
            savingWon += basketWon;
            if (card) {
              // Only exact where the card lowers the same lines; the caller makes such coupons.
              const base = sumWon(targetLines(card, given).map((at) => rest[at] ?? 0));
              savingWon += offOf(card, base - basketWon);
            }
            most = Math.max(most, savingWon);
          }
        }
      }
    }
  }
  return most;
}

it('finds the largest saving, as trying every combination does', () => {
  fc.assert(
    fc.property(randomLines(3), randomCoupons(5), fc.boolean(), (lines, list, isOwnCard) => {
      // Basket and card coupons for everything, so that the oracle needs no split over lines.
      const coupons = list.map((coupon) =>
        coupon.kind === 'BASKET' || coupon.kind === 'CARD'
          ? { ...coupon, targetType: null, targets: [], excludes: [] }
          : coupon,
      );
      const given = couponOrderOf(lines, deliveryUnits(lines), { isOwnCard, now });
      expect(solveCoupons(given, coupons).savingWon).toBe(bruteForce(given, coupons));
    }),
    { numRuns: isDrill ? 1_500 : 400 },
  );
});

it('never takes a coupon twice, nor saves more than the price', () => {
  fc.assert(
    fc.property(randomLines(8), randomCoupons(12), (lines, coupons) => {
      const given = couponOrderOf(lines, deliveryUnits(lines), { isOwnCard: true, now });
      const { taken, savingWon } = solveCoupons(given, coupons);
      const numbers = taken.map(({ coupon }) => coupon.issueNo);
      expect(new Set(numbers).size).toBe(numbers.length);
      expect(savingWon).toBe(sumWon(taken.flatMap((one) => [...one.savings.values()])));
      const left = new Map(
        [...given.lines, ...given.fees].map((part) => [part.key, part.amountWon]),
      );
      for (const { savings } of taken) {
        for (const [key, off] of savings) left.set(key, (left.get(key) ?? 0) - off);
      }
      expect(Math.min(...left.values())).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: isDrill ? 500 : 200 },
  );
});

it('ends for an order of 50 lines with 40 coupons for all of them', () => {
  const lines = Array.from({ length: 50 }, (_, at) => lineOf(at + 1, 1, []));
  const coupons = Array.from({ length: 40 }, (_, at) =>
    couponFor({ kind: at % 2 ? 'GOODS' : 'DUPLICATE', rate: 1 + at }),
  );
  const given = couponOrderOf(lines, [], { isOwnCard: true, now });
  expect(solveCoupons(given, coupons).taken).toHaveLength(40);
});

it('searches every group, also after one whose search does not end', () => {
  const lines = Array.from({ length: 24 }, (_, at) => lineOf(at + 1, 7, []));
  const large = couponOrderOf(lines, [], { isOwnCard: false, now });
  // Coupons of nearly equal worth for single lines: bounds cut off almost nothing.
  const hard = Array.from({ length: 24 }, (_, at) =>
    won(1_000 + (at % 3), { kind: 'GOODS', stackableGroup: 'HARD' }),
  );
  const best = won(60_000, { stackableGroup: 'ALONE' });
  expect(solveCoupons(large, hard).savingWon).toBeGreaterThan(0);
  expect(solveCoupons(large, [...hard, best]).savingWon).toBe(60_000);
  expect(solveCoupons(large, [...hard, best])).toEqual(solveCoupons(large, [...hard, best]));
});
