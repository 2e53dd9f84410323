import { paths } from '@shop/shared/contracts';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/db';
import { countRow } from '../../../platform/db/row';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { notFound, refused } from '../../../platform/errors';
import { emitNotice } from '../../member/notice';

const MAX_WAITING = 30;
/** Maximum number of alerts in one transaction. */
const BATCH = 100;

const planShopNoRow = z.object({ planShopNo: z.number() });
const stateRow = z.object({ isOpen: z.boolean(), isOver: z.boolean() });
const takenRow = z.object({
  memberNo: z.number(),
  planShopNo: z.number(),
  title: z.string(),
  createdAt: z.date(),
});

export const waitingNos = async (db: Queryable, memberNo: number): Promise<number[]> =>
  (
    await db.rows(
      planShopNoRow,
      sql`select plan_shop_no from plan_shop_alert where member_no = ${memberNo} order by plan_shop_no`,
    )
  ).map(({ planShopNo }) => planShopNo);

/**
 * Waits until a plan shop opens. A repeat changes nothing.
 * @throws AppError 404, or 422 when it is open or over, or at the limit
 */
export async function addAlert({ db, clock }: Deps, memberNo: number, planShopNo: number) {
  const now = clock.now();
  await db.tx(async (tx) => {
    // Serialises the changes of one member, so that the limit holds for several at a time.
    await tx.run(sql`select member_no from member where member_no = ${memberNo} for update`);
    const state = await tx.maybe(
      stateRow,
      sql`
      select from_at <= ${now} as is_open, to_at <= ${now} as is_over from plan_shop
      where plan_shop_no = ${planShopNo} and status = 'OPEN'`,
    );
    if (!state) throw notFound('없는 기획전이에요.');
    if (state.isOver) throw refused('PLAN_SHOP_ENDED', '종료된 기획전이에요.');
    if (state.isOpen) throw refused('PLAN_SHOP_OPEN', '이미 열린 기획전이에요.');
    const { count } = await tx.one(
      countRow,
      sql`select count(*) from plan_shop_alert where member_no = ${memberNo} and plan_shop_no <> ${planShopNo}`,
    );
    if (count >= MAX_WAITING)
      throw refused('PLAN_SHOP_LIMIT', `오픈 알림은 ${MAX_WAITING}개까지 받을 수 있어요.`);
    await tx.run(sql`
      insert into plan_shop_alert (member_no, plan_shop_no, created_at)
      values (${memberNo}, ${planShopNo}, ${now}) on conflict do nothing`);
  });
  return {};
}

/** Removing what does not wait changes nothing. */
export async function removeAlert({ db }: Deps, memberNo: number, planShopNo: number) {
  await db.run(
    sql`delete from plan_shop_alert where member_no = ${memberNo} and plan_shop_no = ${planShopNo}`,
  );
  return {};
}

/**
 * Notifies members with an alert for a plan shop that has opened, once each. Several processes may run it at the
 * same time. Alerts of plan shops that closed without opening are deleted. @returns the number of notified members
 */
export async function announcePlanShops({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  let told = 0;
  for (let taken = BATCH; taken === BATCH; told += taken) {
    taken = await db.tx(async (tx) => {
      const now = clock.now();
      const alerts = await tx.rows(
        takenRow,
        sql`
        with opened as (
          select a.member_no, a.plan_shop_no, p.title from plan_shop_alert a join plan_shop p using (plan_shop_no)
          where p.status = 'OPEN' and p.from_at <= ${now} and p.to_at > ${now}
          order by a.plan_shop_no, a.member_no limit ${BATCH}::int for update of a skip locked)
        delete from plan_shop_alert a using opened o
        where a.member_no = o.member_no and a.plan_shop_no = o.plan_shop_no
        returning a.member_no, a.plan_shop_no, o.title, a.created_at`,
      );
      for (const { memberNo, planShopNo, title, createdAt } of alerts) {
        // The key contains the time of the alert: one that is set again after a postponement notifies again.
        const key = `plan-shop:${planShopNo}:${memberNo}:${createdAt.getTime()}`;
        const path = paths.planShop(planShopNo);
        const facts = { planShopName: title };
        await emitNotice(tx, { memberNo, step: 'PLAN_SHOP_OPEN', key, path, facts }, now);
      }
      return alerts.length;
    });
  }
  await db.run(sql`
    delete from plan_shop_alert a using plan_shop p
    where a.plan_shop_no = p.plan_shop_no and p.to_at <= ${clock.now()}`);
  return told;
}
