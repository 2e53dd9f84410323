import { paymentMethod, paymentState } from '@shop/shared/contracts/schemas';
import type { PaymentMethod, PaymentState } from '@shop/shared/domain';
import { paymentMoves } from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { emptySql, type Sql, sql } from '../../../platform/db/sql';
import { conflict } from '../../../platform/errors';
import { recordMove } from '../../../platform/history';
import { newNo } from '../../../platform/public-number';
import { isInterestFree, type PricedSheet } from '../order-sheet';

const paymentRow = z.object({
  paymentNo: z.string(),
  orderNo: z.string(),
  memberNo: z.number(),
  sheetNo: z.string(),
  orderName: z.string(),
  method: paymentMethod,
  amount: z.number(),
  canceledAmount: z.number(),
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
  /** Of the order: stock and benefits are held until then. */
  expiresAt: z.date(),
  orderStatus: z.string(),
});
export type Payment = z.infer<typeof paymentRow>;

const select = sql`
  select p.payment_no, p.order_no, p.member_no, o.sheet_no, o.order_name, p.method, p.amount, p.canceled_amount,
    p.state, p.card_cd, p.card_name, p.installment_months,
    p.interest_free as is_interest_free, p.pg_tid, p.bank_cd, p.account_enc, p.due_at, p.webhook_secret_enc,
    p.refund_account_enc, p.reason, p.inquire_at, p.inquiries,
    p.updated_at, o.expires_at, o.status as order_status
  from payment p join orders o using (order_no)`;

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
    ${select} where p.order_no = ${orderNo} and p.state not in ('DECLINED', 'CANCELED', 'NET_CANCELED')`,
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

/** Payments to inquire about: unknown, approving since a crash, waiting for a deposit, or named by a webhook. */
export const findInquiries = (db: Queryable, now: Date): Promise<Payment[]> =>
  db.rows(
    paymentRow,
    sql`
    ${select} where p.inquire_at <= ${now}
    order by p.inquire_at limit 50`,
  );

/** Payments of expired orders, and of those whose deposit is overdue; not those that are being approved. */
export const findExpired = (db: Queryable, now: Date): Promise<Payment[]> =>
  db.rows(
    paymentRow,
    sql`
    ${select} where o.status in ('CREATED', 'DEPOSIT_WAIT') and o.expires_at <= ${now}
      and p.state in ('READY', 'AUTHENTICATING', 'WAITING_DEPOSIT') order by o.expires_at limit 50`,
  );

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
      installment_months, interest_free, bank_cd, created_at, updated_at)
    values (${paymentNo}, ${order.orderNo}, ${order.memberNo}, ${method}, ${payWon}, 'READY',
      ${card?.cardCd ?? null}, ${card?.cardNm ?? null}, ${card ? installmentMonths : 0},
      ${card ? isInterestFree(card, payWon, installmentMonths) : false},
      ${method === 'VIRTUAL_ACCOUNT' ? bankCd : null}, ${now}, ${now})`);
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
  by: { actor: string; reason?: string; now: Date },
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
