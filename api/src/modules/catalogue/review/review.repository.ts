import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { jsonTextRow } from '../../../platform/db/row';
import { emptySql, type Sql, sql } from '../../../platform/db/sql';
import { conflict, notFound } from '../../../platform/errors';

const judgedRow = z.object({
  goodsNo: z.number(),
  helpfulCnt: z.number(),
  isOwn: z.boolean(),
});
const reviewNoRow = z.object({ reviewNo: z.number() });

export interface ReviewFilter {
  goodsNo: number;
  sort: 'recommend' | 'new' | 'scoreDesc' | 'scoreAsc';
  score: number | undefined;
  hasPhoto: boolean;
  option: string | undefined;
  page: number;
  size: number;
}

const orders: Record<ReviewFilter['sort'], Sql> = {
  recommend: sql`r.helpful_cnt desc, r.photo_cnt desc, r.created_at desc`,
  new: sql`r.created_at desc`,
  scoreDesc: sql`r.score desc, r.created_at desc`,
  scoreAsc: sql`r.score asc, r.created_at desc`,
};

const summaryJson = sql`json_build_object(
  'average', review_score(s.score_sum, s.review_cnt)::float8,
  'count', coalesce(s.review_cnt, 0),
  'photoCount', case when g.adult_yn then 0 else coalesce(s.photo_cnt, 0) end,
  'histogram', json_build_array(
    json_build_object('score', 5, 'count', coalesce(s.cnt_5, 0)), json_build_object('score', 4, 'count', coalesce(s.cnt_4, 0)),
    json_build_object('score', 3, 'count', coalesce(s.cnt_3, 0)), json_build_object('score', 2, 'count', coalesce(s.cnt_2, 0)),
    json_build_object('score', 1, 'count', coalesce(s.cnt_1, 0))),
  'topScore', (select v.score from (values (5, s.cnt_5), (4, s.cnt_4), (3, s.cnt_3), (2, s.cnt_2), (1, s.cnt_1)) v(score, n)
    where v.n > 0 order by v.n desc, v.score desc limit 1),
  'aspects', coalesce((select json_agg(json_build_object('aspect', a.aspect, 'counts', json_build_array(a.n1, a.n2, a.n3)))
    from (select x.key as aspect, count(*) filter (where x.value = '1') as n1, count(*) filter (where x.value = '2') as n2,
        count(*) filter (where x.value = '3') as n3
      from review w, jsonb_each_text(w.options -> 'aspects') x
      where w.goods_no = g.goods_no and w.state = 'OPEN' group by 1) a), '[]'::json))`;

const reviewJson = sql`json_build_object(
  'reviewNo', r.review_no, 'writer', r.writer, 'score', r.score,
  'body', case when r.state = 'OPEN' then r.body else '' end,
  'optionText', r.option_text, 'optionRating', (r.options ->> 'rating')::int,
  'aspects', coalesce(r.options -> 'aspects', '{}'::jsonb), 'createdAt', r.created_at, 'helpfulCount', r.helpful_cnt,
  'blindReason', case when r.state = 'BLIND' then coalesce(r.blind_reason, '운영 원칙에 따라 가려졌어요') end,
  'photos', case when r.state = 'OPEN' and not g.adult_yn then coalesce((
    select json_agg(image_ref(f.image_key, f.tone, '후기 사진') order by f.sort) from review_file f where f.review_no = r.review_no),
    '[]'::json) else '[]'::json end)`;

export function reviewRepository(db: Queryable) {
  const text = async (query: Sql) => (await db.maybe(jsonTextRow, query))?.text;
  return {
    summary: (goodsNo: number) =>
      text(
        sql`select ${summaryJson}::text as text from goods g left join review_stat s using (goods_no) where g.goods_no = ${goodsNo}`,
      ),
    list: ({ goodsNo, sort, score, hasPhoto, option, page, size }: ReviewFilter) => {
      const found = sql`select r.* from review r where r.goods_no = ${goodsNo} and r.state <> 'DELETED'
        ${score ? sql` and r.score = ${score}` : emptySql}
        ${hasPhoto ? sql` and r.photo_cnt > 0` : emptySql}
        ${option ? sql` and r.option_text = ${option}` : emptySql}`;
      return text(sql`
        select json_build_object(
          'summary', ${summaryJson},
          'total', (select count(*) from (${found}) f), 'page', ${page}::int,
          'pageCount', (select ceil(count(*) / ${size}::numeric)::int from (${found}) f),
          'items', coalesce((select json_agg(${reviewJson} order by r.place) from (
            select r.*, row_number() over (order by ${orders[sort]}, r.review_no desc) as place from (${found}) r
            order by place limit ${size} offset ${(page - 1) * size}) r), '[]'::json),
          'options', coalesce((select json_agg(o.option_text) from (
            select option_text from review where goods_no = ${goodsNo} and state = 'OPEN' and option_text <> ''
            group by 1 order by count(*) desc, 1 limit 20) o), '[]'::json))::text as text
        from goods g left join review_stat s using (goods_no) where g.goods_no = ${goodsNo}`);
    },
    photos: (goodsNo: number) =>
      text(sql`
        select json_build_object('photos', coalesce((select json_agg(json_build_object('reviewNo', p.review_no,
            'image', image_ref(p.image_key, p.tone, '후기 사진')))
          from (select f.* from review_file f join review r using (review_no)
            where r.goods_no = g.goods_no and r.state = 'OPEN' and not g.adult_yn order by r.created_at desc, f.sort limit 60) p), '[]'::json))::text as text
        from goods g where g.goods_no = ${goodsNo}`),
    votes: async (goodsNo: number, memberNo: number) =>
      (
        await db.rows(
          reviewNoRow,
          sql`select review_no from review_vote v join review using (review_no)
            where goods_no = ${goodsNo} and v.member_no = ${memberNo}`,
        )
      ).map(({ reviewNo }) => reviewNo),
  };
}

/**
 * Locks a review that a member judges.
 * @throws AppError 404 for one that is not to be seen | 409 `OWN_REVIEW` for the member's own
 */
async function lockJudged(tx: Tx, reviewNo: number, memberNo: number) {
  const review = await tx.maybe(
    judgedRow,
    sql`
    select goods_no, helpful_cnt, coalesce(member_no = ${memberNo}, false) as is_own from review
    where review_no = ${reviewNo} and state = 'OPEN' for update`,
  );
  if (!review) throw notFound('없는 후기예요.');
  if (review.isOwn) throw conflict('OWN_REVIEW', '내가 쓴 후기는 추천하거나 신고할 수 없어요.');
  return review;
}

/** Keeps a member's report of a review, the last reason for each member. @throws AppError 404 | 409 `OWN_REVIEW` */
export async function writeReport(
  tx: Tx,
  { reviewNo, memberNo, reason }: { reviewNo: number; memberNo: number; reason: string },
): Promise<void> {
  await lockJudged(tx, reviewNo, memberNo);
  await tx.run(sql`
    insert into review_report (review_no, member_no, reason) values (${reviewNo}, ${memberNo}, ${reason})
    on conflict (review_no, member_no) do update set reason = excluded.reason`);
}

export interface Vote {
  reviewNo: number;
  memberNo: number;
  isHelpful: boolean;
}

/**
 * Sets or removes the member's vote and counts it in the same transaction.
 * @throws AppError 404 | 409 `OWN_REVIEW`
 */
export async function setVote(tx: Tx, { reviewNo, memberNo, isHelpful }: Vote) {
  const review = await lockJudged(tx, reviewNo, memberNo);
  const changed = await tx.run(
    isHelpful
      ? sql`insert into review_vote (review_no, member_no) values (${reviewNo}, ${memberNo}) on conflict do nothing`
      : sql`delete from review_vote where review_no = ${reviewNo} and member_no = ${memberNo}`,
  );
  const helpfulCount = review.helpfulCnt + (isHelpful ? changed : -changed);
  if (changed > 0) {
    await tx.run(
      sql`update review set helpful_cnt = ${helpfulCount} where review_no = ${reviewNo}`,
    );
  }
  return { goodsNo: review.goodsNo, helpfulCount, isChanged: changed > 0 };
}
