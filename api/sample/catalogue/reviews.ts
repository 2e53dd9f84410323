import type { Random } from './random';

const surnames = [
  '김',
  '이',
  '박',
  '최',
  '정',
  '강',
  '조',
  '윤',
  '장',
  '임',
  '한',
  '오',
  '서',
  '신',
  '권',
  '황',
  '안',
  '송',
  '류',
  '홍',
];
const lastNames = [
  '준',
  '연',
  '우',
  '아',
  '현',
  '진',
  '윤',
  '서',
  '린',
  '호',
  '은',
  '율',
  '희',
  '민',
  '수',
  '원',
];

/** A masked name as reviews show it: 김*연 */
export const maskedName = (random: Random): string =>
  `${random.pick(surnames)}*${random.pick(lastNames)}`;

/** Scores distributed as in real shops: mostly 5 and 4, lower for goods of low quality. */
export function scoreFor(random: Random, quality: number): number {
  const x = random.next();
  const five = 0.35 + quality * 0.45;
  if (x < five) return 5;
  if (x < five + 0.16) return 4;
  if (x < five + 0.24) return 3;
  return x < 0.96 ? (quality > 0.5 ? 4 : 3) : random.pick([1, 2]);
}

/** Limit of reviews of one product; fewer than its review numbers. */
const MAX_REVIEWS = 980;

/**
 * Number of reviews of a product: hundreds for a best seller, a few for most products.
 * @param sold units sold
 */
export function reviewCountFor(random: Random, sold: number): number {
  const usual = Math.sqrt(sold) * 0.7 + random.int(0, 5);
  const ofBestSeller = 290 * (sold / 1_000) ** 3.4 * (0.7 + random.next() * 0.6);
  return Math.min(MAX_REVIEWS, Math.round(usual + ofBestSeller));
}
