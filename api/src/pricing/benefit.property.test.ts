import { sumWon } from '@shop/shared/domain';
import fc from 'fast-check';
import { recordProof } from '../testing/proofs';
import { randomCoupons, randomLines } from '../testing/random-orders';
import { payWonOf, sharePrice } from './benefit-split';
import { savingByKey } from './coupon-combination';
import { couponOrderOf, lineKey, unitFeeKey } from './coupon-order';
import { solveCoupons } from './coupon-solver';
import { deliveryUnits } from './delivery-units';
import { exchangeOf } from './exchange';
import { lineWon } from './priced-sku';
import { type RefundCoupon, type RefundGroup, type RefundLine, refundOf } from './refund';

/** `npm run drill` sets a large number; the ordinary test run takes a thousand. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 1_000);

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
      isDelivered: false,
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

/**
 * Cancels the picked pieces one after another, then the rest. With `differencesWon` every second pick is
 * exchanged instead, for an option of another price.
 * @returns everything that was refunded, and what exchanges were paid
 */
function refundAll(
  basket: Basket,
  stored: ReturnType<typeof storedOf>,
  wholePaid: Money,
  returnFeeWon?: number,
  differencesWon: readonly number[] = [],
) {
  let { lines, groups, coupons } = stored;
  const paid = { ...wholePaid };
  let chargedWon = 0;
  const back = { cardWon: 0, pointWon: 0, coinWon: 0, giftCardWon: 0 };
  const couponsBack: number[] = [];
  let feesWon = 0;
  const cancel = (cancels: { itemNo: number; qty: number }[]) => {
    const returned =
      returnFeeWon === undefined ? undefined : { feeWon: returnFeeWon, asksForRest: true };
    const refund = refundOf(lines, groups, coupons, cancels, basket.fault, returned);
    const feeWon = refund.returnFeeWon + refund.paidFeeWon;
    feesWon += feeWon;
    chargedWon += refund.payWon;
    paid.cardWon += refund.payWon - refund.paidFeeWon;
    // Never less than is due: what the refund cannot pay is asked for.
    expect(feeWon).toBe(basket.fault === 'BUYER' ? (returnFeeWon ?? 0) : 0);
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
  const exchange = (line: RefundLine, qty: number, differenceWon: number) => {
    const unitDifferenceWon = Math.max(differenceWon, -line.unitPriceWon);
    const feeWon = basket.fault === 'BUYER' ? (returnFeeWon ?? 0) : 0;
    const swap = exchangeOf(lines, [{ itemNo: line.itemNo, qty, unitDifferenceWon }], feeWon);
    const [moved] = swap.lines as [(typeof swap.lines)[number]];
    const { couponWon, ...parts } = swap.back;
    expect(couponWon).toBe(0);
    expect(Math.min(swap.payWon, swap.paidFeeWon, ...Object.values(parts))).toBeGreaterThanOrEqual(
      0,
    );
    expect(Math.min(...sources.map((source) => moved.kept[source]))).toBeGreaterThanOrEqual(0);
    expect(sumWon(sources.map((source) => moved.kept[source]))).toBe(moved.unitPriceWon * qty);
    if (unitDifferenceWon < 0) {
      // As a return and a new order with the same benefits: each pays its share, rounded to the won.
      for (const source of sources) {
        const shareWon = (moved.taken[source] * moved.unitPriceWon) / line.unitPriceWon;
        expect(Math.abs(moved.kept[source] - shareWon)).toBeLessThan(1);
      }
      expect(-swap.differenceWon).toBeLessThanOrEqual(
        sumWon(Object.values(moved.taken)) - moved.taken.couponWon,
      );
    }
    feesWon += feeWon;
    chargedWon += swap.payWon;
    paid.cardWon += swap.payWon - swap.paidFeeWon;
    for (const [source, won] of Object.entries(parts) as [keyof typeof back, number][]) {
      back[source] += won;
      expect(back[source]).toBeLessThanOrEqual(paid[source]);
    }
    const fresh = { ...line, itemNo: 1_000 + lines.length, leftQty: qty, left: moved.kept };
    lines = lines.map((one) => {
      if (one !== line) return one;
      const left = { ...one.left };
      for (const source of sources) left[source] -= moved.taken[source];
      expect(Math.min(...sources.map((source) => left[source]))).toBeGreaterThanOrEqual(0);
      return { ...one, leftQty: one.leftQty - qty, left };
    });
    lines = [...lines, { ...fresh, unitPriceWon: moved.unitPriceWon }];
    coupons = coupons.map((coupon) =>
      coupon.itemNos?.includes(line.itemNo) && moved.kept.couponWon > 0
        ? { ...coupon, itemNos: [...coupon.itemNos, fresh.itemNo] }
        : coupon,
    );
  };
  for (const [at, pick] of basket.picks.entries()) {
    const open = lines.filter((line) => line.leftQty > 0);
    const line = open[pick % Math.max(open.length, 1)];
    const differenceWon = at % 2 === 0 ? differencesWon[pick % differencesWon.length] : undefined;
    if (line && differenceWon !== undefined)
      exchange(line, 1 + (pick % line.leftQty), differenceWon);
    else if (line) cancel([{ itemNo: line.itemNo, qty: 1 + (pick % line.leftQty) }]);
  }
  const rest = lines
    .filter((line) => line.leftQty > 0)
    .map((line) => ({ itemNo: line.itemNo, qty: line.leftQty }));
  if (rest.length > 0) cancel(rest);
  return { back, couponsBack, feesWon, groups, chargedWon };
}

it(`accounts for every won of returns in any parts, over ${RUNS} random orders`, () => {
  fc.assert(
    fc.property(baskets, fc.constantFrom(0, 2_500, 3_000, 9_999), (basket, returnFeeWon) => {
      const order = orderOf(basket);
      const stored = storedOf(basket, order);
      const paid = { cardWon: payWonOf(order.shares), couponWon: 0, ...order.money };
      const { back, feesWon, groups, chargedWon } = refundAll(basket, stored, paid, returnFeeWon);
      const keptWon = groups.map(
        ({ charged }) => charged.cardWon + charged.pointWon + charged.coinWon + charged.giftCardWon,
      );
      const sum = (parts: readonly number[]) => parts.reduce((total, won) => total + won, 0);
      expect(sum(Object.values(back)) + feesWon + sum(keptWon)).toBe(
        sum(Object.values(paid)) + chargedWon,
      );
      if (basket.fault === 'SELLER') expect([feesWon, sum(keptWon)]).toEqual([0, 0]);
    }),
    { numRuns: RUNS },
  );
}, 1_800_000);

it(`accounts for every won of exchanges among returns, over ${RUNS} random orders`, () => {
  const differences = fc.array(fc.integer({ min: -30_000, max: 20_000 }), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(
      baskets,
      differences,
      fc.constantFrom(0, 3_000, 6_666),
      (basket, differencesWon, feeWon) => {
        const order = orderOf(basket);
        const stored = storedOf(basket, order);
        const paid = { cardWon: payWonOf(order.shares), couponWon: 0, ...order.money };
        const all = refundAll(basket, stored, paid, feeWon, differencesWon);
        const keptWon = sumWon(
          all.groups.flatMap(({ charged: { couponWon: _, ...charged } }) => Object.values(charged)),
        );
        expect(sumWon(Object.values(all.back)) + all.feesWon + keptWon).toBe(
          sumWon(Object.values(paid)) + all.chargedWon,
        );
      },
    ),
    { numRuns: RUNS },
  );
  recordProof(
    `${RUNS.toLocaleString('en')} orders of exchanges and returns in random order, to the won`,
  );
}, 1_800_000);

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
  recordProof(`${RUNS.toLocaleString('en')} orders, each refunded in random parts to the won`);
  // The drill's 100,000 orders take minutes.
}, 1_800_000);
