import { findMemberByCno } from '@shop/api/modules/member/member';
import {
  answerCounsel,
  askAgain,
  askCounsel,
  rateAnswer,
  takeUpCounsel,
} from '@shop/api/modules/service/counsel';
import { addMs, type Clock, hoursMs, minutesMs } from '@shop/api/platform/clock';
import { sql } from '@shop/api/platform/db/sql';
import type { Deps } from '@shop/api/platform/deps';
import { z } from 'zod';
import { type SampleCounsel, sampleCounsels } from './counsels';

const lineRow = z.object({ orderNo: z.string(), itemNo: z.number() });

const newestLine = (deps: Deps, memberNo: number, before: Date) =>
  deps.db.maybe(
    lineRow,
    sql`
    select i.order_no, i.item_no from order_item i join orders o using (order_no)
    where o.member_no = ${memberNo} and o.paid_at < ${before}
    order by o.ordered_at desc, i.item_no limit 1`,
  );

const asOf = (deps: Deps, at: Date): Deps => {
  const clock: Clock = { now: () => at };
  return { ...deps, clock };
};

async function write(deps: Deps, memberNo: number, counsel: SampleCounsel): Promise<void> {
  const { type, title, messages } = counsel;
  const [body = '', ...more] = messages;
  const askedAt = addMs(deps.clock.now(), -hoursMs(counsel.hoursAgo));
  const about = counsel.isAboutOrder ? await newestLine(deps, memberNo, askedAt) : undefined;
  const question = { type, title, body, fileNos: [], ...about };
  const { counselNo } = await askCounsel(asOf(deps, askedAt), memberNo, question);
  for (const [at, text] of more.entries()) {
    const then = asOf(deps, addMs(askedAt, minutesMs(90 * (at + 1))));
    if (at % 2 === 0)
      await answerCounsel(then, { counselNo, text, key: `sample:${counselNo}:${at}` });
    else await askAgain(then, memberNo, counselNo, { body: text, fileNos: [] });
  }
  if (counsel.isTakenUp) await takeUpCounsel(asOf(deps, addMs(askedAt, hoursMs(1))), counselNo);
  if (counsel.isSatisfied !== undefined)
    await rateAnswer(deps, memberNo, counselNo, counsel.isSatisfied);
}

/** Enquiries of the sample members in every state. */
export async function seedCounsels(deps: Deps): Promise<void> {
  for (const counsel of sampleCounsels) {
    const memberNo = (await findMemberByCno(deps.db, deps.secrets, counsel.cno))?.memberNo;
    if (memberNo !== undefined) await write(deps, memberNo, counsel);
  }
}
