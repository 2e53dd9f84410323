import { sumWon } from '@shop/shared/domain';
import fc from 'fast-check';
import { randomCoupons, randomLines } from '../testing/random-orders';
import { payWonOf, sharePrice } from './benefit-split';
import { savingByKey } from './coupon-combination';
import { couponOrderOf, lineKey, unitFeeKey } from './coupon-order';
import { solveCoupons } from './coupon-solver';
import { deliveryUnits } from './delivery-units';
import { lineWon } from './priced-sku';
import { type RefundCoupon, type RefundGroup, type RefundLine, refundOf } from './refund';

/** `npm run drill` sets a large number; the ordinary test run takes a few thousand. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 3_000);

const sources = ['cardWon', 'pointWon', 'coinWon', 'giftCardWon', 'couponWon'] as const;
type Money = Record<(typeof sources)[number], number>;

const purse = fc.integer({ min: 0, max: 60_000 });
const baskets = fc.record({
  lines: randomLines(6),
  coupons: randomCoupons(8),
  isOwnCard: fc.boolean(),
  areaFeeWon: fc.constantFrom(0, 3_000),
  point: purse,
  coin: purse,
  giftCard: purse,
  picks: fc.array(fc.nat(10_000), { maxLength: 12 }),
  fault: fc.constantFrom('BUYER', 'SELLER'),
});
type Basket = typeof baskets extends fc.Arbitrary<infer T> ? T : never;

/** Prices a basket and stores its split, as an order does. */
function orderOf(basket: Basket) {
  const { lines, coupons, isOwnCard } = basket;
  const units = deliveryUnits(lines, basket.areaFeeWon);
  const order = couponOrderOf(lines, units, { isOwnCard, now: new Date(0) });
  const combination = solveCoupons(order, coupons);
  const parts = [
    ...lines.map((line) => ({ key: lineKey(line.sellable), amountWon: lineWon(line) })),
    ...units.map((unit) => ({ key: unitFeeKey(unit), amountWon: unit.feeWon })),
    ...units.map((unit) => ({ key: `a${unit.key}`, amountWon: unit.areaFeeWon })),
  ];
  const priceWon = sumWon(parts.map((part) => part.amountWon));
  let dueWon = priceWon - combination.savingWon;
  const spend = (wantedWon: number) => {
    const part = Math.min(wantedWon, dueWon);
    dueWon -= part;
    return part;
  };
  const money = {
    pointWon: spend(basket.point),
    coinWon: spend(basket.coin),
    giftCardWon: spend(basket.giftCard),
  };
  const shares = sharePrice(parts, { couponWonByKey: savingByKey(combination), ...money });
  return { units, combination, money, priceWon, shares };
}

function checkSplit({ combination, money, priceWon, shares }: ReturnType<typeof orderOf>): void {
  for (const share of shares) {
    expect(Math.min(...sources.map((source) => share[source]))).toBeGreaterThanOrEqual(0);
    expect(sumWon(sources.map((source) => share[source]))).toBe(share.amountWon);
  }
  const paidWon = payWonOf(shares);
  expect(paidWon).toBeGreaterThanOrEqual(0);
  expect(paidWon).toBeLessThanOrEqual(priceWon);
  const total = (source: keyof Money) => sumWon(shares.map((share) => share[source]));
  expect(total('couponWon')).toBe(combination.savingWon);
  expect(total('pointWon')).toBe(money.pointWon);
  expect(total('coinWon')).toBe(money.coinWon);
  expect(total('giftCardWon')).toBe(money.giftCardWon);
}

/** What is stored with the order, from which refunds are computed. */
function storedOf(basket: Basket, { units, combination, shares }: ReturnType<typeof orderOf>) {
  const moneyOf = (...keys: string[]): Money => {
    const own = shares.filter((share) => keys.includes(share.key));
    return Object.fromEntries(
      sources.map((source) => [source, sumWon(own.map((share) => share[source]))]),
    ) as Money;
  };
  const groupOf = (skuNo: number) =>
    units.findIndex((unit) => unit.lines.some((line) => line.sellable.skuNo === skuNo));
  const lines = basket.lines.map(
    ({ sellable, qty }): RefundLine => ({
      itemNo: sellable.skuNo,
      groupNo: groupOf(sellable.skuNo),
      policyNo: sellable.delivery.policyNo,
      unitPriceWon: sellable.unitPriceWon,
      leftQty: qty,
      left: moneyOf(lineKey(sellable)),
    }),
  );
  const groups = units.map(
    (unit, groupNo): RefundGroup => ({
      groupNo,
      rule: unit.rule,
      areaFeeWon: unit.areaFeeWon,
      charged: moneyOf(unitFeeKey(unit), `a${unit.key}`),
    }),
  );
  const coupons = combination.taken.map(
    ({ coupon, savings }): RefundCoupon => ({
      issueNo: coupon.issueNo,
      itemNos:
        coupon.kind === 'DELIVERY' ? null : [...savings.keys()].map((key) => Number(key.slice(1))),
    }),
  );
  return { lines, groups, coupons };
}

/** Cancels piece by piece as the picks say, then the rest. @returns everything that went back */
function refundAll(basket: Basket, stored: ReturnType<typeof storedOf>, paid: Money) {
  let { lines, groups, coupons } = stored;
  const back = { cardWon: 0, pointWon: 0, coinWon: 0, giftCardWon: 0 };
  const couponsBack: number[] = [];
  const cancel = (cancels: { itemNo: number; qty: number }[]) => {
    const refund = refundOf(lines, groups, coupons, cancels, basket.fault);
    const steps = {
      cardWon: refund.refundWon,
      pointWon: refund.pointBackWon,
      coinWon: refund.coinBackWon,
      giftCardWon: refund.giftCardBackWon,
    };
    for (const [source, won] of Object.entries(steps) as [keyof typeof back, number][]) {
      expect(won).toBeGreaterThanOrEqual(0);
      back[source] += won;
      expect(back[source]).toBeLessThanOrEqual(paid[source]);
    }
    couponsBack.push(...refund.couponsBack);
    coupons = coupons.filter(({ issueNo }) => !refund.couponsBack.includes(issueNo));
    groups = groups.map((group) => ({
      ...group,
      charged:
        refund.groups.find(({ groupNo }) => groupNo === group.groupNo)?.charged ?? group.charged,
    }));
    lines = lines.map((line) => {
      const part = refund.lines.find(({ itemNo }) => itemNo === line.itemNo);
      if (!part) return line;
      const left = { ...line.left };
      for (const source of sources) left[source] -= part[source];
      expect(Math.min(...sources.map((source) => left[source]))).toBeGreaterThanOrEqual(0);
      return { ...line, leftQty: line.leftQty - part.qty, left };
    });
  };
  for (const pick of basket.picks) {
    const open = lines.filter((line) => line.leftQty > 0);
    const line = open[pick % Math.max(open.length, 1)];
    if (line) cancel([{ itemNo: line.itemNo, qty: 1 + (pick % line.leftQty) }]);
  }
  const rest = lines
    .filter((line) => line.leftQty > 0)
    .map((line) => ({ itemNo: line.itemNo, qty: line.leftQty }));
  if (rest.length > 0) cancel(rest);
  return { back, couponsBack };
}

it(`splits and refunds any mix of benefits to the won, over ${RUNS} random orders`, () => {
  fc.assert(
    fc.property(baskets, (basket) => {
      const order = orderOf(basket);
      checkSplit(order);
      const stored = storedOf(basket, order);
      const paid = { cardWon: payWonOf(order.shares), couponWon: 0, ...order.money };
      const { back, couponsBack } = refundAll(basket, stored, paid);
      const { couponWon: _couponWon, ...whole } = paid;
      expect(back).toEqual(whole);
      expect(couponsBack.sort()).toEqual(stored.coupons.map(({ issueNo }) => issueNo).sort());
    }),
    { numRuns: RUNS },
  );
  // The drill's 100,000 orders take minutes.
}, 1_800_000);
