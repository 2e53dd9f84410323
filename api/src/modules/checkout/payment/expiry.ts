import type { AccountKind } from '@shop/shared/contracts';
import type { Actor } from '@shop/shared/domain/move-actors';
import { z } from 'zod';
import { addMs, minutesMs } from '../../../platform/clock';
import type { Tx } from '../../../platform/db/db';
import { type Sql, sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { conflict, isAppError } from '../../../platform/errors';
import type { PaymentGateway } from '../../../ports';
import type { MovedForReason } from '../history';
import { inquireAndApply } from './decide';
import {
  findExpired,
  findLeft,
  findPayment,
  isExpired,
  isLeft,
  lockPayment,
  lockWhile,
  type Payment,
} from './payment.repository';
import { requestRefund } from './refund-request';
import { failPayment } from './settle';

const ORDERED_ANEW = '다시 주문해서 이전 결제를 취소했어요.';

/** How long an overdue order waits for a gateway that does not answer whether the deposit is there. */
const DEPOSIT_GRACE_MS = minutesMs(4);

export interface Ending {
  actor: Actor;
  reason: string;
  orderTo: 'EXPIRED' | 'CANCEL_DONE';
}

/** Releases the order and has the gateway close the account; a deposit that arrived meanwhile is returned. */
const endWaiting = (deps: Deps, payment: Payment, { orderTo, ...by }: Ending): Promise<void> =>
  deps.db.tx(async (tx) => {
    const now = deps.clock.now();
    const { paymentNo, amount } = payment;
    await failPayment(tx, paymentNo, 'CANCELED', { ...by, now }, orderTo);
    await requestRefund(tx, { paymentNo, amountWon: amount, reason: 'VOID' }, now);
  });

/**
 * Ends an order that waits for its deposit, unless the deposit is there.
 * @returns whether the gateway answered; without an answer the order is left as it is
 */
export async function closeAccount(
  deps: Deps,
  gateway: PaymentGateway,
  payment: Payment,
  ending: Ending,
): Promise<boolean> {
  const isAnswered = await inquireAndApply(deps, gateway, payment);
  const current = await findPayment(deps.db, payment.paymentNo);
  if (current?.state !== 'WAITING_DEPOSIT') return true;
  const isOverdue = deps.clock.now().getTime() > payment.expiresAt.getTime() + DEPOSIT_GRACE_MS;
  if (!isAnswered && !isOverdue) return false;
  // A deposit that is settled at this moment takes precedence.
  await endWaiting(deps, current, ending).catch((error: unknown) => {
    if (!isAppError(error)) throw error;
    deps.log.info({ err: error }, 'order was paid meanwhile');
  });
  return true;
}

async function expire(deps: Deps, payment: Payment): Promise<void> {
  const { gateway } = deps.adapters;
  if (payment.state === 'WAITING_DEPOSIT') {
    const reason = '입금 기한이 지났어요.';
    await closeAccount(deps, gateway, payment, { actor: 'system', reason, orderTo: 'EXPIRED' });
    return;
  }
  const now = deps.clock.now();
  const by: MovedForReason = { actor: 'system', reason: '결제 시간이 지났어요.', now };
  await deps.db
    .tx(async (tx) => {
      const current = await lockWhile(tx, payment.paymentNo, isExpired(now));
      // An account that was issued meanwhile has a deadline of its own.
      if (!current || current.state === 'WAITING_DEPOSIT') return;
      await failPayment(tx, payment.paymentNo, 'CANCELED', by, 'EXPIRED');
    })
    // A concurrent approval takes precedence.
    .catch((error: unknown) => deps.log.info({ err: error }, 'order was taken up meanwhile'));
}

/** The window of a payment counts as left when nothing happened for this long. */
const LEFT_MS = minutesMs(1);

/**
 * Ends a member's payments whose window was left, before the member orders anew: they hold the
 * coupons, points and units that the new order wants. Nothing is charged before the return from the
 * window, so a window that is still open somewhere ends with a refusal.
 */
export async function endLeftPayments(deps: Deps, memberNo: number): Promise<void> {
  const now = deps.clock.now();
  const since = addMs(now, -LEFT_MS);
  const by: MovedForReason = { actor: `member:${memberNo}`, reason: ORDERED_ANEW, now };
  for (const { paymentNo } of await findLeft(deps.db, memberNo, since))
    await deps.db
      .tx(async (tx) => {
        // A window that was opened again meanwhile, or an account that was issued, is not left.
        if (!(await lockWhile(tx, paymentNo, isLeft(since)))) return;
        await failPayment(tx, paymentNo, 'CANCELED', by);
      })
      // A concurrent approval takes precedence.
      .catch((error: unknown) => {
        if (!isAppError(error)) throw error;
        deps.log.info({ err: error }, 'payment was taken up meanwhile');
      });
}

/** What a new order of a member wants. */
export interface WantedByOrder {
  /** With the line of the basket that is ordered, if it is one. */
  lines: readonly { itemNo?: number | undefined; skuNo: number; qty: number }[];
  couponIssueNos: readonly number[];
  usePointWon: number;
  useCoinWon: number;
  useGiftCardWon: number;
}

const inTheWayRow = z.object({ paymentNo: z.string(), isOfSameLines: z.boolean() });

/** Whether order `o` has spent money of a kind that does not suffice without it. */
const lacks = (kind: AccountKind, spent: Sql, wantedWon: number, now: Date): Sql => sql`
  (${spent} > 0 and ${wantedWon}::bigint > coalesce((
    select sum(l.remain) from point_account a join point_lot l using (account_no)
    where a.member_no = o.member_no and a.kind = ${kind} and l.expires_at > ${now}), 0))`;

/** The member's orders without a decided payment that hold what a new one wants and cannot have beside them. */
const readInTheWay = (tx: Tx, memberNo: number, wanted: WantedByOrder, now: Date) =>
  tx.rows(
    inTheWayRow,
    sql`
    with line as (
      select "itemNo" as item_no, "skuNo" as sku_no, qty
      from jsonb_to_recordset(${JSON.stringify(wanted.lines)}::jsonb) as l ("itemNo" bigint, "skuNo" bigint, qty int))
    select payment_no, is_of_same_lines from (
      select p.payment_no, o.order_no, exists (
          select from order_sheet s cross join lateral jsonb_to_recordset(s.lines) as l ("itemNo" bigint)
          where s.sheet_no = o.sheet_no and l."itemNo" in (select item_no from line)) as is_of_same_lines,
        exists (
            select from order_item i join goods g using (goods_no) join sku k using (goods_no)
              join line on line.sku_no = k.sku_no left join sku_stock t on t.sku_no = k.sku_no
            where i.order_no = o.order_no and (i.deal_no is not null or g.id_limit_qty < line.qty + (
                select sum(x.qty - x.canceled_qty) from order_item x join orders y using (order_no)
                where y.member_no = o.member_no and x.goods_no = g.goods_no
                  and x.state not in ('PAY_FAIL', 'EXPIRED', 'CANCEL_DONE'))
              or (i.sku_no = k.sku_no and coalesce(t.on_hand - t.reserved - t.safety, 0) < line.qty)))
          or exists (select from order_coupon c
            where c.order_no = o.order_no and c.issue_no = any(${wanted.couponIssueNos}::bigint[]))
          or ${lacks('POINT', sql`o.point_won`, wanted.usePointWon, now)}
          or ${lacks('COIN', sql`o.coin_won`, wanted.useCoinWon, now)}
          or ${lacks('GIFT_CARD', sql`o.gift_card_won`, wanted.useGiftCardWon, now)} as holds
      from orders o join payment p on p.order_no = o.order_no and p.claim_no is null
      where o.member_no = ${memberNo} and o.status = 'CREATED'
        and p.state in ('READY', 'AUTHENTICATING', 'APPROVING', 'UNKNOWN')) held
    where is_of_same_lines or holds order by order_no`,
  );

/**
 * Ends the member's unfinished orders that are in the way of a new one: they hold the lines of the basket, the
 * coupons, the last units or the money that it wants, or count against a limit of it. The caller has locked the member, so that the orders of one member are placed one after another.
 * @throws AppError 409 `PAYMENT_OPEN` while the same lines of the basket are being paid
 */
export async function endInTheWay(
  tx: Tx,
  memberNo: number,
  wanted: WantedByOrder,
  now: Date,
): Promise<void> {
  const by: MovedForReason = { actor: `member:${memberNo}`, reason: ORDERED_ANEW, now };
  for (const { paymentNo, isOfSameLines } of await readInTheWay(tx, memberNo, wanted, now)) {
    const { state } = await lockPayment(tx, paymentNo);
    if (state === 'READY' || state === 'AUTHENTICATING')
      await failPayment(tx, paymentNo, 'CANCELED', by);
    else if (isOfSameLines && (state === 'APPROVING' || state === 'UNKNOWN'))
      throw conflict(
        'PAYMENT_OPEN',
        '같은 상품의 결제를 확인하고 있어요. 잠시 뒤 주문 내역을 확인해 주세요.',
      );
  }
}

/**
 * Releases orders that were not paid in time, and virtual accounts past their deadline. A payment that is being
 * approved is left to the inquiry. One that fails delays no other. @returns their number
 */
export async function expireOrders(deps: Deps): Promise<number> {
  const due = await findExpired(deps.db, deps.clock.now());
  for (const payment of due)
    await expire(deps, payment).catch((error: unknown) =>
      deps.log.error({ err: error }, 'an order could not be expired'),
    );
  return due.length;
}
