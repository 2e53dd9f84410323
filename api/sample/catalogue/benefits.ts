import type { CouponKind } from '@shop/shared/contracts';
import type { GoodsSummary } from './goods-summary';
import type { Row } from './insert';
import { planShopTitle } from './plan-shops';
import { randomOf } from './random';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const after = (now: Date, deltaMs: number) => new Date(now.getTime() + deltaMs);

interface CouponSeed {
  name: string;
  kind: CouponKind;
  method?: 'DOWNLOAD' | 'AUTO' | 'EVENT' | 'CODE';
  rate?: number;
  amount?: number;
  max?: number;
  min?: number;
  target?: { type: '10' | '20' | '30'; nos: number[] };
  total?: number;
  issued?: number;
  days?: number;
  /** Coupons combine within one group only. */
  group?: string;
  daily?: number;
  /** ME026 */
  platform?: string[];
}

export interface SampleBenefits {
  coupons: Row[];
  targets: Row[];
  planShopCoupons: Row[];
}

const brandCoupons = [3, 6, 14, 17, 21, 24, 33, 37, 41, 46, 52, 57];

/**
 * Coupon definitions; members issue and use them. A card shows the discount and its conditions beside the name, so
 * the name repeats neither.
 */
export function sampleCoupons(
  goods: readonly GoodsSummary[],
  brandNames: (no: number) => string,
  now: Date,
): SampleBenefits {
  const random = randomOf('coupons');
  const seeds: CouponSeed[] = [
    { name: '전 상품 쿠폰', kind: 'GOODS', rate: 5, max: 5000, min: 20000 },
    { name: '한 바구니 쿠폰', kind: 'BASKET', amount: 3000, min: 50000 },
    { name: '넉넉한 장보기 쿠폰', kind: 'BASKET', amount: 10000, min: 100000 },
    { name: '장바구니 쿠폰', kind: 'BASKET', rate: 7, max: 20000, min: 70000 },
    { name: '무료배송 쿠폰', kind: 'DELIVERY', amount: 3000, min: 10000 },
    { name: '온담카드 3% 즉시할인', kind: 'CARD', rate: 3, max: 30000, min: 50000 },
    {
      name: '첫 구매 10% 쿠폰',
      kind: 'BASKET',
      method: 'AUTO',
      rate: 10,
      max: 10000,
      min: 10000,
      days: 30,
    },
    {
      name: '선착순 100명 쿠폰',
      kind: 'BASKET',
      amount: 5000,
      min: 30000,
      total: 100,
      issued: 62,
    },
    {
      name: '선착순 50명 쿠폰',
      kind: 'GOODS',
      rate: 30,
      max: 10000,
      min: 10000,
      total: 50,
      issued: 50,
    },
    ...brandCoupons.map(
      (brandNo): CouponSeed => ({
        name: `${brandNames(brandNo)} 브랜드 쿠폰`,
        kind: 'GOODS',
        rate: random.pick([8, 10, 12]),
        max: 20000,
        min: 10000,
        target: { type: '20', nos: [brandNo] },
      }),
    ),
    ...[1, 2, 3, 4, 5, 6].map(
      (planShopNo): CouponSeed => ({
        name: `${planShopTitle(planShopNo)} 쿠폰`,
        kind: 'GOODS',
        rate: planShopNo % 2 ? 12 : 8,
        max: 30000,
        min: 15000,
        target: { type: '30', nos: [planShopNo] },
      }),
    ),
    {
      name: '오늘의 발견 쿠폰',
      kind: 'GOODS',
      rate: 15,
      max: 15000,
      target: {
        type: '10',
        nos: random.some(goods.slice(0, 1200), 40).map(({ goodsNo }) => goodsNo),
      },
    },
    { name: '함께 쓰는 중복 쿠폰', kind: 'DUPLICATE', amount: 2000, min: 20000 },
    {
      name: '단독 사용 쿠폰',
      kind: 'BASKET',
      rate: 15,
      max: 15000,
      min: 50000,
      group: 'ALONE',
    },
    { name: '앱 전용 쿠폰', kind: 'BASKET', amount: 4000, min: 40000, platform: ['30'] },
    { name: '매일 50장 쿠폰', kind: 'BASKET', amount: 1000, min: 10000, daily: 50 },
    { name: '코드로 받는 5,000원 쿠폰', kind: 'BASKET', method: 'CODE', amount: 5000, min: 30000 },
  ];
  const coupons = seeds.map(
    (seed, at): Row => ({
      coupon_no: at + 1,
      name: seed.name,
      kind: seed.kind,
      method: seed.method ?? 'DOWNLOAD',
      rate: seed.rate ?? null,
      amount: seed.amount ?? null,
      max_amount: seed.max ?? null,
      min_order: seed.min ?? 0,
      target_type: seed.target?.type ?? null,
      issue_from: after(now, -30 * DAY_MS),
      issue_to: after(now, 365 * DAY_MS),
      valid_days: seed.days ?? 14,
      total_qty: seed.total ?? null,
      issued_qty: seed.issued ?? 0,
      per_member: 1,
      stackable_group: seed.group ?? null,
      daily_qty: seed.daily ?? null,
      seller_share_rate: seed.target?.type === '20' ? 50 : 0,
      platform: seed.platform ?? [],
      status: 'OPEN',
    }),
  );
  const targets = seeds.flatMap((seed, at) =>
    (seed.target?.nos ?? []).map(
      (refNo): Row => ({ coupon_no: at + 1, target_type: seed.target?.type, ref_no: refNo }),
    ),
  );
  const planShopCoupons = seeds.flatMap((seed, at) =>
    seed.target?.type === '30'
      ? seed.target.nos.map((no): Row => ({ plan_shop_no: no, coupon_no: at + 1, sort: 0 }))
      : [],
  );
  return { coupons, targets, planShopCoupons };
}

const RUNNING = 12;
const COMING = 4;

/** What sells most stands in a row of its own on the home page, below the deals. */
const BEST_SELLERS = 30;

/** Deals that run now and some that open soon: of goods that the home page shows nowhere else. */
export function sampleDeals(goods: readonly GoodsSummary[], now: Date): Row[] {
  const random = randomOf('deals');
  const bySales = [...goods].sort((a, b) => b.popularity - a.popularity);
  const best = new Set(bySales.slice(0, BEST_SELLERS));
  const fit = goods.filter(
    (item) =>
      !item.isSoldOut &&
      !item.isNew &&
      !best.has(item) &&
      item.salePrice >= 9_000 &&
      item.popularity > 60,
  );
  return random.some(fit.slice(0, 2_000), RUNNING + COMING).map((item, at): Row => {
    const isComing = at >= RUNNING;
    const from = isComing
      ? after(now, (at - RUNNING + 1) * 6 * HOUR_MS)
      : after(now, -random.int(1, 5) * HOUR_MS);
    const qty = random.pick([30, 50, 80, 120, 200]);
    return {
      deal_no: at + 1,
      goods_no: item.goodsNo,
      price: Math.floor((item.salePrice * random.pick([70, 75, 80, 85])) / 1000) * 10,
      qty,
      sold: isComing ? 0 : Math.floor(qty * (0.1 + random.next() * 0.75)),
      from_at: from,
      to_at: isComing
        ? after(from, 24 * HOUR_MS)
        : after(now, random.int(4, 23) * HOUR_MS + random.int(0, 59) * 60_000),
      per_member: random.pick([1, 2, 3]),
      queue_yn: false,
    };
  });
}
