import { paymentMethod, paymentState } from '@shop/shared/contracts/schemas';
import type { PaymentMethod, PaymentState } from '@shop/shared/domain';
import { paymentMoves } from '@shop/shared/domain';
import { z } from 'zod';
import { addMs, minutesMs } from '../../../platform/clock';
import type { Queryable, Tx } from '../../../platform/db/db';
import { isDue } from '../../../platform/db/due';
import { emptySql, type Sql, sql } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors';
import { newNo } from '../../../platform/public-number';
import { type MovedBy, recordMove } from '../history';
import { isInterestFree, type PricedSheet } from '../order-sheet';

const paymentRow = z.object({
  paymentNo: z.string(),
  orderNo: z.string(),
  /** The claim that it pays for; null for the payment of the order itself. */
  claimNo: z.string().nullable(),
  claimState: z.string().nullable(),
  memberNo: z.number(),
  sheetNo: z.string(),
  orderName: z.string(),
  method: paymentMethod,
  amount: z.number(),
  canceledAmount: z.number(),
  taxFreeWon: z.number(),
  state: paymentState,
  cardCd: z.string().nullable(),
  cardName: z.string().nullable(),
  installmentMonths: z.number(),
  isInterestFree: z.boolean(),
  pgTid: z.string().nullable(),
  bankCd: z.string().nullable(),
  /** The virtual account, sealed. */
  accountEnc: z.string().nullable(),
  dueAt: z.date().nullable(),
  webhookSecretEnc: z.string().nullable(),
  refundAccountEnc: z.string().nullable(),
  reason: z.string().nullable(),
  inquireAt: z.date().nullable(),
  inquiries: z.number(),
  updatedAt: z.date(),
  /** Of the order or claim: stock and benefits are held until then. */
  expiresAt: z.date(),
  orderStatus: z.string(),
  /** When the approval of a claim's payment was requested; null for other payments. */
  claimApprovalAt: z.date().nullable(),
});
export type Payment = z.infer<typeof paymentRow>;

const select = sql`
  select p.payment_no, p.order_no, p.claim_no, k.state as claim_state, p.member_no, o.sheet_no,
    case when k.kind = 'EXCHANGE' then '교환 비용: ' when k.kind = 'RETURN' then '반품 배송비: ' else '' end
      || o.order_name as order_name, p.method, p.amount, p.canceled_amount,
    p.tax_free_won, p.state, p.card_cd, p.card_name, p.installment_months,
    p.interest_free as is_interest_free, p.pg_tid, p.bank_cd, p.account_enc, p.due_at, p.webhook_secret_enc,
    p.refund_account_enc, p.reason, p.inquire_at, p.inquiries,
    p.updated_at, coalesce(k.pay_due_at, o.expires_at) as expires_at, o.status as order_status,
    case when p.claim_no is not null then (select max(h.at) from state_history h
      where h.machine = 'payment' and h.ref = p.payment_no and h.to_state = 'APPROVING') end as claim_approval_at
  from payment p join orders o using (order_no) left join claim k on k.claim_no = p.claim_no`;

export const findPayment = (
  db: Queryable,
  paymentNo: string,
  memberNo?: number,
): Promise<Payment | undefined> => {
  const owner = memberNo === undefined ? emptySql : sql` and p.member_no = ${memberNo}`;
  return db.maybe(paymentRow, sql`${select} where p.payment_no = ${paymentNo}${owner}`);
};

export const findActivePayment = (db: Queryable, orderNo: string): Promise<Payment | undefined> =>
  db.maybe(
    paymentRow,
    sql`
    ${select} where p.order_no = ${orderNo} and p.claim_no is null and p.state not in ('DECLINED', 'CANCELED', 'NET_CANCELED')`,
  );

/** Whether the gateway's key belongs to another payment. */
export const isKeyOfAnother = async (
  db: Queryable,
  tid: string,
  paymentNo: string,
): Promise<boolean> => {
  const own = await db.maybe(
    z.object({ isOwn: z.boolean() }),
    sql`select payment_no = ${paymentNo} as is_own from payment where pg_tid = ${tid}`,
  );
  return own?.isOwn === false;
};

/** Locks the order and reads its payment. Every change of either begins here. */
export async function lockPayment(tx: Tx, paymentNo: string): Promise<Payment> {
  await tx.run(sql`
    select o.order_no from orders o join payment p using (order_no)
    where p.payment_no = ${paymentNo} for update of o`);
  return tx.one(paymentRow, sql`${select} where p.payment_no = ${paymentNo}`);
}

/** How many payments of each kind one run inquires about. */
const INQUIRIES_PER_RUN = 50;
/** The longest that an inquiry is put off: that of a deposit that was paid. */
export const LONGEST_POLL_MS = minutesMs(10);

/**
 * Payments to inquire about. First the undecided ones: unknown, or approving since a crash. Then as many of the
 * others, so that neither kind keeps the other waiting: waiting for a deposit, or named by a webhook.
 */
export async function findInquiries(db: Queryable, now: Date): Promise<Payment[]> {
  const ofKind = (where: Sql) =>
    db.rows(
      paymentRow,
      sql`
      ${select} where ${isDue(sql`p.inquire_at`, now, LONGEST_POLL_MS)} and ${where}
      order by p.inquire_at, p.payment_no limit ${INQUIRIES_PER_RUN}`,
    );
  const undecided = await ofKind(sql`p.state in ('APPROVING', 'UNKNOWN')`);
  return [...undecided, ...(await ofKind(sql`p.state not in ('APPROVING', 'UNKNOWN')`))];
}

/**
 * Whether the shopper may have the gateway asked now: at most every `everyMs`, over all processes. After the clock
 * was turned back the last time lies ahead, and does not count.
 */
export const claimInquiry = async (
  db: Queryable,
  paymentNo: string,
  { now, everyMs }: { now: Date; everyMs: number },
): Promise<boolean> =>
  (await db.run(sql`
    update payment set inquired_at = ${now} where payment_no = ${paymentNo}
      and (coalesce(inquired_at, updated_at) <= ${addMs(now, -everyMs)}
        or coalesce(inquired_at, updated_at) > ${now})`)) === 1;

/** Unpaid when the time of the order was over, and not being approved. */
export const isExpired = (now: Date): Sql => sql`
  o.status in ('CREATED', 'DEPOSIT_WAIT') and o.expires_at <= ${now}
  and p.state in ('READY', 'AUTHENTICATING', 'WAITING_DEPOSIT')`;

/** Payments of orders to release, the longest over first. */
export const findExpired = (db: Queryable, now: Date): Promise<Payment[]> =>
  db.rows(paymentRow, sql`${select} where ${isExpired(now)} order by o.expires_at limit 50`);

/** The window was left: not decided, and nothing happened since. */
export const isLeft = (since: Date): Sql => sql`
  p.claim_no is null and o.status = 'CREATED' and p.state in ('READY', 'AUTHENTICATING') and p.updated_at < ${since}`;

/** A member's payments whose window was left. */
export const findLeft = (db: Queryable, memberNo: number, since: Date): Promise<Payment[]> =>
  db.rows(
    paymentRow,
    sql`${select} where p.member_no = ${memberNo} and o.member_no = ${memberNo} and ${isLeft(since)}`,
  );

/**
 * Locks the order and reads its payment, if it still meets the condition that it was listed by: what was waited
 * for may have changed it.
 */
export async function lockWhile(
  tx: Tx,
  paymentNo: string,
  condition: Sql,
): Promise<Payment | undefined> {
  await lockPayment(tx, paymentNo);
  return tx.maybe(paymentRow, sql`${select} where p.payment_no = ${paymentNo} and ${condition}`);
}

export async function insertPayment(
  tx: Tx,
  order: { orderNo: string; memberNo: number; priced: PricedSheet; now: Date },
): Promise<{ paymentNo: string }> {
  const { priced, now } = order;
  const paymentNo = newNo('P');
  const { payWon } = priced.amounts;
  const { installmentMonths, payMethod, bankCd } = priced.choices;
  const method: PaymentMethod = payWon > 0 ? payMethod : 'BENEFIT';
  const card = method === 'CARD' ? priced.card : undefined;
  await tx.run(sql`
    insert into payment (payment_no, order_no, member_no, method, amount, state, card_cd, card_name,
      installment_months, interest_free, bank_cd, tax_free_won, created_at, updated_at)
    values (${paymentNo}, ${order.orderNo}, ${order.memberNo}, ${method}, ${payWon}, 'READY',
      ${card?.cardCd ?? null}, ${card?.cardNm ?? null}, ${card ? installmentMonths : 0},
      ${card ? isInterestFree(card, payWon, installmentMonths) : false},
      ${method === 'VIRTUAL_ACCOUNT' ? bankCd : null}, ${priced.taxFreeWon}, ${now}, ${now})`);
  await recordMove(
    tx,
    {
      machine: 'payment',
      ref: paymentNo,
      from: null,
      to: 'READY',
      actor: `member:${order.memberNo}`,
    },
    now,
  );
  return { paymentNo };
}

/**
 * Moves a payment when the state table allows it and its state has not changed meanwhile.
 * @param also more columns to set, as SQL that begins with a comma
 * @throws AppError 409 `STATE`
 */
export async function movePayment(
  tx: Tx,
  payment: Pick<Payment, 'paymentNo' | 'state'>,
  to: PaymentState,
  by: MovedBy,
  also: Sql = emptySql,
): Promise<void> {
  const illegal = () => conflict('STATE', '결제 상태가 바뀌었어요. 새로고침해 주세요.');
  if (!paymentMoves[payment.state].includes(to)) throw illegal();
  const moved = await tx.run(sql`
    update payment set state = ${to}, updated_at = ${by.now}${also}
    where payment_no = ${payment.paymentNo} and state = ${payment.state}`);
  if (moved === 0) throw illegal();
  await recordMove(
    tx,
    {
      machine: 'payment',
      ref: payment.paymentNo,
      from: payment.state,
      to,
      actor: by.actor,
      reason: by.reason,
    },
    by.now,
  );
}
