import type { CallReply, recommendationCalls } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { type AppError, refused } from '../../../platform/errors';
import { assertMayTryCode, recordWrongCode } from '../code';
import { codeOfMember, memberOfCode } from './recommendation-code';
import { codeEnded, wrongCode } from './recommendation-refusals';

const termsRow = z.object({ coinWon: z.number(), hasUsed: z.boolean() });
const memberRow = z.object({ isActive: z.boolean() });

/** What a recommendation gives now, and whether the member has used theirs. */
export type RecommendationTerms = z.infer<typeof termsRow>;

/** @returns undefined while no program runs */
export const readRecommendationTerms = (
  db: Queryable,
  memberNo: number,
  now: Date,
): Promise<RecommendationTerms | undefined> =>
  db.maybe(
    termsRow,
    sql`
    select p.coin_won, exists (
      select from order_recommendation r join orders o using (order_no)
      where r.member_no = ${memberNo} and o.status not in ('PAY_FAIL', 'EXPIRED', 'CANCEL_DONE')) as has_used
    from recommendation_program p where p.starts_at <= ${now} and p.ends_at > ${now}
    order by p.starts_at desc limit 1`,
  );

/**
 * The terms under which the member may give a recommendation code with an order.
 * @throws AppError 422 `RECOMMENDATION_ENDED` | `RECOMMENDATION_USED`
 */
export function assertMayRecommend(terms: RecommendationTerms | undefined): RecommendationTerms {
  if (!terms) throw codeEnded();
  if (terms.hasUsed)
    throw refused(
      'RECOMMENDATION_USED',
      '추천코드는 한 번만 쓸 수 있어요. 이미 다른 주문에 사용했어요.',
    );
  return terms;
}

/**
 * Finds whose code this is. A wrong one counts as a try of a code.
 * @throws AppError 422 `RECOMMENDATION_CODE` | `RECOMMENDATION_OWN` | `RECOMMENDATION_USED` |
 *   `RECOMMENDATION_ENDED`; 429 `CODE_LIMIT`
 */
export async function findRecommender(
  deps: Deps,
  memberNo: number,
  typed: string,
): Promise<number> {
  const now = deps.clock.now();
  const recommenderNo = memberOfCode(deps.secrets, typed);
  const result = await deps.db.tx(async (tx): Promise<number | AppError> => {
    await assertMayTryCode(tx, memberNo, now);
    assertMayRecommend(await readRecommendationTerms(tx, memberNo, now));
    if (recommenderNo === memberNo)
      throw refused('RECOMMENDATION_OWN', '내 추천코드는 내 주문에 쓸 수 없어요.');
    const recommender =
      recommenderNo === null
        ? undefined
        : await tx.maybe(
            memberRow,
            sql`select status = 'ACTIVE' as is_active from member where member_no = ${recommenderNo}`,
          );
    if (recommenderNo === null || !recommender) {
      // Returned, not thrown, so that the failed attempt is committed.
      await recordWrongCode(tx, memberNo, now);
      return wrongCode();
    }
    if (!recommender.isActive) throw codeEnded();
    return recommenderNo;
  });
  if (typeof result !== 'number') throw result;
  return result;
}

/** Stores the recommendation of an order, with the coins that it promises. */
export async function recordRecommendation(
  tx: Tx,
  given: { orderNo: string; memberNo: number; recommenderNo: number; coinWon: number; now: Date },
): Promise<void> {
  await tx.run(sql`
    insert into order_recommendation (order_no, member_no, recommender_no, coin_won, recorded_at)
    values (${given.orderNo}, ${given.memberNo}, ${given.recommenderNo}, ${given.coinWon}, ${given.now})`);
}

const orderRecommendationRow = z.object({ recommenderNo: z.number(), coinWon: z.number() });

/** The code that was given with an order; null without one. */
export async function recommendationOfOrder(
  { db, secrets }: Deps,
  orderNo: string,
): Promise<{ code: string; coinWon: number } | null> {
  const row = await db.maybe(
    orderRecommendationRow,
    sql`select recommender_no, coin_won from order_recommendation where order_no = ${orderNo}`,
  );
  return row ? { code: codeOfMember(secrets, row.recommenderNo), coinWon: row.coinWon } : null;
}

/** The member's own code, and what it gives now. */
export async function myRecommendation(
  deps: Deps,
  memberNo: number,
): Promise<CallReply<typeof recommendationCalls.mine>> {
  const terms = await readRecommendationTerms(deps.db, memberNo, deps.clock.now());
  return { code: codeOfMember(deps.secrets, memberNo), coinWon: terms?.coinWon ?? null };
}
