import { installmentPlans } from '@shop/shared/domain';
import fc from 'fast-check';
import { type PlanFacts, type Purse, solveBenefits } from './benefit-plan';

const noCoupons = { taken: [], savingWon: 0 };
const empty: Purse = { balanceWon: 0, expiringWon: 0 };
const facts = (more: Partial<PlanFacts>): PlanFacts => ({
  priceWon: 60_000,
  cards: [{ cardCd: 'OWN', isOwn: true, offers: [] }],
  couponsFor: () => noCoupons,
  point: empty,
  coin: empty,
  giftCard: empty,
  months: 0,
  ...more,
});

it('spends what expires within 30 days and keeps the rest', () => {
  const plan = solveBenefits(
    facts({
      point: { balanceWon: 12_480, expiringWon: 3_125 },
      coin: { balanceWon: 5_000, expiringWon: 1_250 },
      giftCard: { balanceWon: 10_000, expiringWon: 0 },
    }),
  );
  expect(plan).toMatchObject({ pointWon: 3_120, coinWon: 1_250, giftCardWon: 0, payWon: 55_630 });
});

it('chooses the card whose coupon saves more', () => {
  const cards = [
    { cardCd: 'KB', isOwn: false, offers: [] },
    { cardCd: 'OWN', isOwn: true, offers: [] },
  ];
  const couponsFor = (isOwn: boolean) => ({ taken: [], savingWon: isOwn ? 2_000 : 1_000 });
  expect(solveBenefits(facts({ cards, couponsFor }))).toMatchObject({ cardCd: 'OWN' });
  expect(solveBenefits(facts({ cards }))).toMatchObject({ cardCd: 'KB' });
});

it('keeps enough for the wanted interest-free months rather than spending more points', () => {
  const offers = [{ months: [6], minAmountWon: 60_000 }];
  const plan = solveBenefits(
    facts({
      priceWon: 62_000,
      cards: [{ cardCd: 'OWN', isOwn: true, offers }],
      point: { balanceWon: 2_200, expiringWon: 2_200 },
      months: 6,
    }),
  );
  // 200 points expire unused, but 6 months of interest on 59,800 won would cost more.
  expect(plan).toMatchObject({ pointWon: 2_000, payWon: 60_000, months: 6, costWon: 60_000 });
});

it('spends everything where that saves interest', () => {
  const point = { balanceWon: 5_000, expiringWon: 0 };
  expect(solveBenefits(facts({ point, months: 12 }))).toMatchObject({
    pointWon: 5_000,
    months: 12,
  });
  expect(solveBenefits(facts({ point, months: 0 }))).toMatchObject({ pointWon: 0 });
});

it('has no worse plan than trying every amount of every purse with every card', () => {
  const purse = fc
    .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 6 }))
    .map(([balance, soon]) => ({
      balanceWon: balance * 100,
      expiringWon: Math.min(balance, soon) * 100,
    }));
  const card = fc.record({
    isOwn: fc.boolean(),
    offers: fc.array(
      fc.record({
        months: fc.constantFrom([3], [3, 6]),
        minAmountWon: fc.constantFrom(50_000, 50_300, 50_700),
      }),
      { maxLength: 2 },
    ),
  });
  fc.assert(
    fc.property(
      fc.record({ point: purse, coin: purse, giftCard: purse }),
      fc.array(card, { minLength: 1, maxLength: 3 }),
      fc.integer({ min: 0, max: 25 }),
      fc.constantFrom(0, 3, 6, 12),
      fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
      (purses, cards, price, months, [own, other]) => {
        const given = facts({
          ...purses,
          priceWon: 49_500 + price * 100,
          cards: cards.map((one, at) => ({ ...one, cardCd: String(at) })),
          couponsFor: (isOwn) => ({ taken: [], savingWon: (isOwn ? own : other) * 100 }),
          months,
        });
        const costs: { keeps: boolean; costWon: number }[] = [];
        for (const one of given.cards) {
          const dueWon = given.priceWon - given.couponsFor(one.isOwn).savingWon;
          for (let p = 0; p <= purses.point.balanceWon; p += 100)
            for (let c = 0; c <= purses.coin.balanceWon; c += 100)
              for (let g = 0; g <= purses.giftCard.balanceWon; g += 100) {
                const payWon = dueWon - p - c - g;
                const plan = installmentPlans(payWon, one.offers).find(
                  (it) => it.months === months,
                );
                const kept =
                  Math.max(p - purses.point.expiringWon, 0) +
                  Math.max(c - purses.coin.expiringWon, 0) +
                  Math.max(g - purses.giftCard.expiringWon, 0);
                costs.push({
                  keeps: plan !== undefined,
                  costWon: payWon + (plan?.feeWon ?? 0) + kept,
                });
              }
        }
        const canKeep = costs.some(({ keeps }) => keeps);
        const least = Math.min(
          ...costs.filter(({ keeps }) => keeps === canKeep).map(({ costWon }) => costWon),
        );
        const plan = solveBenefits(given);
        expect(plan.months === months).toBe(canKeep);
        expect(plan.costWon).toBe(least);
      },
    ),
    { numRuns: 300 },
  );
});
