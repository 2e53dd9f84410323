import { MAX_TAKES } from '../pictures';
import type { SampleGoods } from './goods';
import type { Row } from './insert';
import type { SampleSku } from './options';
import { randomOf } from './random';
import { remarksOf } from './remarks';
import { answersFitting } from './review-answers';
import { factsOfReview } from './review-facts';
import { createReviewWriter } from './review-text';
import { maskedName, scoreFor } from './reviews';

const DAY_MS = 86_400_000;
/** Size of the number range of each goods' reviews. */
const BELOW_GOODS = 100;

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

/** Reviews of one goods: more of them the more it sells, spread over the time it has been on sale. */
export function reviewsOf(goods: SampleGoods, now: Date, scale: number): ReviewRows {
  const goodsNo = goods.row.goods_no;
  const random = randomOf(`reviews ${goodsNo}`);
  // A separate random stream, so that a change of sentences does not change scores, dates or pictures.
  const words = randomOf(`review texts ${goodsNo}`);
  const write = createReviewWriter(words, remarksOf(goods.place));
  const sold = Number(goods.row.sales_cnt);
  const wanted = Math.round((Math.sqrt(sold) * 0.7 + random.int(0, 5)) * scale);
  const count = goods.isUnsent || random.chance(0.06) ? 0 : Math.min(wanted, 40);
  const openedAt = goods.row.opened_at as Date;
  const ageMs = now.getTime() - openedAt.getTime();
  const reviews: Row[] = [];
  const files: Row[] = [];
  const byScore = [0, 0, 0, 0, 0, 0];
  for (let at = 0; at < count; at += 1) {
    const reviewNo = goodsNo * BELOW_GOODS + at;
    const score = scoreFor(random, goods.quality);
    byScore[score] = (byScore[score] ?? 0) + 1;
    const sku = random.pick(goods.options.skus);
    const photoCount = random.chance(0.14) ? random.int(1, 3) : 0;
    const writer = maskedName(random);
    const helpful = random.chance(0.3) ? random.int(1, 24) : 0;
    const createdAt = new Date(
      now.getTime() - Math.floor(random.next() * Math.min(ageMs, 400 * DAY_MS)),
    );
    const answers = answersFitting(words, String(goods.row.notice_type), score);
    const usedDays = Math.floor((createdAt.getTime() - openedAt.getTime()) / DAY_MS);
    const facts = factsOfReview(words, goods.options, sku, usedDays);
    reviews.push({
      review_no: reviewNo,
      goods_no: goodsNo,
      sku_no: sku.skuNo,
      writer,
      score,
      body: write({ score, answers, facts }),
      option_text: sku.optionText,
      state: 'OPEN',
      helpful_cnt: helpful,
      photo_cnt: photoCount,
      options: words.chance(SHOWN_ANSWERS) ? { aspects: answers } : {},
      created_at: createdAt,
      updated_at: now,
    });
    const takes = random.some(everyTake, photoCount);
    for (const [sort, take] of takes.entries())
      files.push({ review_no: reviewNo, sort, ...photoOf(goods, sku, take) });
  }
  return {
    reviews,
    files,
    stat: {
      goods_no: goodsNo,
      review_cnt: count,
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
