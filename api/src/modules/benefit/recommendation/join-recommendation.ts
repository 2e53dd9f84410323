import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { foundRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Secrets } from '../../../platform/secrets';
import { readRecommendationTerms } from './recommendation';
import { memberOfCode } from './recommendation-code';
import { codeEnded, wrongCode } from './recommendation-refusals';

const recommenderRow = z.object({ recommenderNo: z.number() });

/** No member yet has this number. */
const NOBODY = 0;

/** Coins that a code given at joining brings with the first order, won; null while no program runs. */
export const readJoinRewardWon = async (db: Queryable, now: Date): Promise<number | null> =>
  (await readRecommendationTerms(db, NOBODY, now))?.coinWon ?? null;

/**
 * Keeps whose code a new member gave, for their first order.
 * @throws AppError 422 `RECOMMENDATION_CODE` | `RECOMMENDATION_ENDED`
 */
export async function recordJoinRecommendation(
  tx: Tx,
  secrets: Secrets,
  { memberNo, typed, now }: { memberNo: number; typed: string; now: Date },
): Promise<void> {
  if ((await readJoinRewardWon(tx, now)) === null) throw codeEnded();
  const recommenderNo = memberOfCode(secrets, typed);
  const isMember =
    recommenderNo !== null &&
    recommenderNo !== memberNo &&
    (await tx.maybe(
      foundRow,
      sql`select true as found from member where member_no = ${recommenderNo} and status = 'ACTIVE'`,
    )) !== undefined;
  if (!isMember) throw wrongCode();
  await tx.run(sql`insert into member_recommendation (member_no, recommender_no, recorded_at)
    values (${memberNo}, ${recommenderNo}, ${now})`);
}

/** Who recommended the shop to this member when they joined; null for nobody, or one who has left. */
export const findJoinRecommender = async (
  db: Queryable,
  memberNo: number,
): Promise<number | null> =>
  (
    await db.maybe(
      recommenderRow,
      sql`select r.recommender_no from member_recommendation r
        join member m on m.member_no = r.recommender_no
        where r.member_no = ${memberNo} and m.status = 'ACTIVE'`,
    )
  )?.recommenderNo ?? null;
