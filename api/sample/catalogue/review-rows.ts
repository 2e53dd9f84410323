import { MAX_TAKES } from '../pictures';
import type { SampleGoods } from './goods';
import type { Row } from './insert';
import type { SampleSku } from './options';
import { type Random, randomOf } from './random';
import { type Remarks, remarksOf } from './remarks';
import { answersFitting } from './review-answers';
import { factsOfReview } from './review-facts';
import { createReviewWriter } from './review-text';
import { maskedName, reviewCountFor, scoreFor } from './reviews';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Review numbers that are reserved for each product. */
const REVIEW_NOS_PER_GOODS = 1_000;

export interface ReviewRows {
  reviews: Row[];
  files: Row[];
  stat: Row;
}

/** Share of the reviews whose answers are shown; the others' texts agree with answers all the same. */
const SHOWN_ANSWERS = 0.6;

const everyTake = Array.from({ length: MAX_TAKES }, (_, take) => take);

/** A buyer's photo of an article, in the colour that was bought. */
function photoOf(goods: SampleGoods, sku: SampleSku, take: number) {
  const colours = goods.options.groups.flatMap(({ values }) => values);
  const bought = colours.find(
    ({ valueNo, imageKey }) => imageKey && sku.valueNos.includes(valueNo),
  );
  const [main] = goods.images;
  const key = bought?.imageKey ?? main?.key ?? '';
  return { image_key: key.replace(/-hero$/, `-snap${take}`), tone: main?.tone };
}

/** A review without its text. */
interface Draft {
  reviewNo: number;
  score: number;
  sku: SampleSku;
  photoCount: number;
  writer: string;
  helpful: number;
  createdAt: Date;
}

function draftsOf(goods: SampleGoods, now: Date, scale: number): Draft[] {
  const goodsNo = goods.row.goods_no;
  const random = randomOf(`reviews ${goodsNo}`);
  const wanted = reviewCountFor(random, Number(goods.row.sales_cnt)) * scale;
  const count = goods.isUnsent || random.chance(0.06) ? 0 : Math.round(wanted);
  const openedAt = goods.row.opened_at as Date;
  const ageMs = now.getTime() - openedAt.getTime();
  return Array.from({ length: count }, (_, at) => ({
    reviewNo: goodsNo * REVIEW_NOS_PER_GOODS + at,
    score: scoreFor(random, goods.quality),
    sku: random.pick(goods.options.skus),
    // Drawn with its takes, which `dealTakes` gives, so that the numbers drawn after it stay the same.
    photoCount: random.chance(0.14) ? random.some(everyTake, random.int(1, 3)).length : 0,
    writer: maskedName(random),
    // Most reviews have few votes, because few readers open more than the first pages.
    helpful: random.chance(0.3) ? Math.floor(random.next() ** 3 * 40) + 1 : 0,
    createdAt: new Date(now.getTime() - Math.floor(random.next() * Math.min(ageMs, 400 * DAY_MS))),
  }));
}

/**
 * Deals the takes of an article to its photos in the order of the list, so that the photos of
 * neighbouring reviews differ in place and pose.
 */
function dealTakes(goodsNo: unknown) {
  const order = randomOf(`review photos ${goodsNo}`).some(everyTake, MAX_TAKES);
  let dealt = 0;
  return (): number => order[dealt++ % order.length] ?? 0;
}

/**
 * Days from delivery to the review: most buyers write within ten days, some after months.
 * @param ageDays days for which the goods had been on sale, with the time of a delivery
 */
function heldDaysOf(random: Random, ageDays: number): number {
  const x = random.next();
  const days = x < 0.62 ? random.int(0, 9) : x < 0.87 ? random.int(10, 25) : random.int(26, 150);
  return Math.max(0, Math.min(days, ageDays - 3));
}

/** Places of the drafts in the recommended order of the list. */
function recommendedPlaces(drafts: readonly Draft[]): Map<number, number> {
  const order = [...drafts].sort(
    (a, b) =>
      b.helpful - a.helpful ||
      b.photoCount - a.photoCount ||
      b.createdAt.getTime() - a.createdAt.getTime(),
  );
  return new Map(order.map(({ reviewNo }, place) => [reviewNo, place]));
}

/** Month in Korea, 1 to 12. */
const monthInKorea = (at: Date): number => new Date(at.getTime() + 9 * HOUR_MS).getUTCMonth() + 1;

/** The sentences that fit a product by its place and name. */
export function remarksOfGoods({ place, archetype, row }: SampleGoods): Remarks {
  const name = String(row.name);
  const kind = archetype.colours.find(({ nameKo }) => name.includes(nameKo))?.nameKo;
  return remarksOf({ ...place, name, kind });
}

/** Reviews of one goods: more of them the more it sells, spread over the time it has been on sale. */
export function reviewsOf(goods: SampleGoods, now: Date, scale: number): ReviewRows {
  const goodsNo = goods.row.goods_no;
  // A separate random stream, so that a change of sentences does not change scores, dates or pictures.
  const words = randomOf(`review texts ${goodsNo}`);
  const write = createReviewWriter(words, remarksOfGoods(goods));
  const openedAt = goods.row.opened_at as Date;
  const reviews: Row[] = [];
  const files: Row[] = [];
  const byScore = [0, 0, 0, 0, 0, 0];
  // Newest first, as lists show reviews, so that neighbours in a list share no sentence.
  const drafts = draftsOf(goods, now, scale).sort(
    (a, b) => b.createdAt.getTime() - a.createdAt.getTime(),
  );
  const recommended = recommendedPlaces(drafts);
  const nextTake = dealTakes(goodsNo);
  for (const { reviewNo, score, sku, photoCount, writer, helpful, createdAt } of drafts) {
    byScore[score] = (byScore[score] ?? 0) + 1;
    const answers = answersFitting(words, String(goods.row.notice_type), score);
    const ageDays = Math.floor((createdAt.getTime() - openedAt.getTime()) / DAY_MS);
    const heldDays = heldDaysOf(words, ageDays);
    const facts = factsOfReview(words, goods.options, sku, heldDays);
    const recommendedAt = recommended.get(reviewNo) ?? 0;
    const hasPhoto = photoCount > 0;
    reviews.push({
      review_no: reviewNo,
      goods_no: goodsNo,
      sku_no: sku.skuNo,
      writer,
      score,
      body: write({
        ...{ score, answers, facts, heldDays, recommendedAt, hasPhoto },
        month: monthInKorea(createdAt),
      }),
      option_text: sku.optionText,
      state: 'OPEN',
      helpful_cnt: helpful,
      photo_cnt: photoCount,
      options: words.chance(SHOWN_ANSWERS) ? { aspects: answers } : {},
      created_at: createdAt,
      updated_at: now,
    });
    for (let sort = 0; sort < photoCount; sort += 1)
      files.push({ review_no: reviewNo, sort, ...photoOf(goods, sku, nextTake()) });
  }
  return {
    reviews,
    files,
    stat: {
      goods_no: goodsNo,
      review_cnt: reviews.length,
      score_sum: byScore.reduce((sum, many, score) => sum + many * score, 0),
      cnt_1: byScore[1],
      cnt_2: byScore[2],
      cnt_3: byScore[3],
      cnt_4: byScore[4],
      cnt_5: byScore[5],
      photo_cnt: reviews.filter((row) => Number(row.photo_cnt) > 0).length,
    },
  };
}
