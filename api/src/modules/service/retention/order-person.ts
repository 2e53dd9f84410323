import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { type Sql, sql, trustedSql } from '../../../platform/db/sql';
import type { Secrets } from '../../../platform/secrets';

/** 전자상거래법 시행령 §6: contracts, payments and deliveries. */
export const ORDER_YEARS = 5;

type Blank = (secrets: Secrets) => Sql;
const nothing: Blank = () => sql`null`;
const empty: Blank = () => sql`''`;
const sealed =
  (value: object): Blank =>
  (secrets) =>
    sql`${secrets.seal(JSON.stringify(value))}`;

/** Shown in place of the receiver. */
const noReceiver = { name: '보관 기간이 지난 정보', phone: '', zip: '', road: '', detail: '' };

interface PersonalColumns {
  table: string;
  /** Rows of these orders. */
  of: (orderNos: readonly string[]) => Sql;
  columns: Readonly<Record<string, Blank>>;
}

const byOrder = (orderNos: readonly string[]): Sql => sql`order_no = any(${orderNos}::text[])`;

/** Every column of an order that says something of a person. What was bought and paid stays. */
export const personalColumns: readonly PersonalColumns[] = [
  {
    table: 'orders',
    of: byOrder,
    columns: {
      receiver_enc: sealed(noReceiver),
      zip: empty,
      message_text: empty,
      pccc_enc: nothing,
      gift_enc: nothing,
    },
  },
  { table: 'order_delivery_group', of: byOrder, columns: { message_text: empty } },
  {
    table: 'payment',
    of: byOrder,
    columns: { account_enc: nothing, refund_account_enc: nothing },
  },
  {
    table: 'cash_receipt',
    of: (orderNos) =>
      sql`payment_no in (select payment_no from payment where ${byOrder(orderNos)})`,
    columns: { number_enc: sealed({}), number_masked: empty },
  },
  { table: 'claim', of: byOrder, columns: { detail: empty } },
  {
    table: 'claim_pickup',
    of: (orderNos) => sql`claim_no in (select claim_no from claim where ${byOrder(orderNos)})`,
    columns: { address_enc: sealed(noReceiver) },
  },
  {
    table: 'gift',
    of: byOrder,
    columns: {
      receiver_enc: sealed({ name: '', phone: '' }),
      card_enc: sealed({ senderName: '', message: '' }),
      shipping_enc: nothing,
      reject_text_enc: nothing,
      thanks_enc: nothing,
    },
  },
];

const valueRow = z.object({ value: z.string() });

/** The personal data of an order, by `table.column`, sealed values opened. */
async function readPerson(
  tx: Tx,
  secrets: Secrets,
  orderNo: string,
): Promise<Record<string, string[]>> {
  const person: Record<string, string[]> = {};
  for (const { table, of, columns } of personalColumns) {
    for (const column of Object.keys(columns)) {
      const name = trustedSql(column);
      const rows = await tx.rows(
        valueRow,
        sql`select ${name}::text as value from ${trustedSql(table)}
          where ${of([orderNo])} and ${name} is not null`,
      );
      const values = rows.map(({ value }) =>
        column.endsWith('_enc') ? secrets.open(value) : value,
      );
      if (values.some(Boolean)) person[`${table}.${column}`] = values;
    }
  }
  return person;
}

/** @returns how many orders */
export async function erasePersons(
  tx: Tx,
  secrets: Secrets,
  orderNos: readonly string[],
  now: Date,
): Promise<number> {
  for (const { table, of, columns } of personalColumns) {
    for (const [column, blank] of Object.entries(columns)) {
      const name = trustedSql(column);
      await tx.run(sql`
        update ${trustedSql(table)} set ${name} = ${blank(secrets)}
        where ${of(orderNos)} and ${name} is not null`);
    }
  }
  return tx.run(sql`update orders set person_erased_at = ${now} where ${byOrder(orderNos)}`);
}

const orderRow = z.object({ orderNo: z.string(), orderedAt: z.date() });

const plusYears = (at: Date, years: number): Date => {
  const later = new Date(at);
  later.setFullYear(later.getFullYear() + years);
  return later;
};

/**
 * Sets the personal data of a leaving member's orders apart, until the term of the law is over
 * (개인정보보호법 §21③). The rows in use keep what was bought and paid.
 */
export async function setOrdersApart(
  tx: Tx,
  secrets: Secrets,
  memberNo: number,
  now: Date,
): Promise<void> {
  const orders = await tx.rows(
    orderRow,
    sql`select order_no, ordered_at from orders
      where member_no = ${memberNo} and person_erased_at is null order by order_no for update`,
  );
  for (const { orderNo, orderedAt } of orders) {
    const person = secrets.seal(JSON.stringify(await readPerson(tx, secrets, orderNo)));
    await tx.run(sql`
      insert into kept.order_person (order_no, person_enc, delete_after)
      values (${orderNo}, ${person}, ${plusYears(orderedAt, ORDER_YEARS)})`);
  }
  await erasePersons(
    tx,
    secrets,
    orders.map(({ orderNo }) => orderNo),
    now,
  );
}

/** Orders of members of this age that still have personal data. */
export const listOldOrders = async (
  db: Queryable,
  before: Date,
  limit: number,
): Promise<string[]> => {
  const rows = await db.rows(
    orderRow,
    sql`select order_no, ordered_at from orders
      where person_erased_at is null and ordered_at < ${before} order by ordered_at limit ${limit}`,
  );
  return rows.map(({ orderNo }) => orderNo);
};

/** @returns the number of deleted rows */
export const deleteKeptPersons = (db: Queryable, now: Date): Promise<number> =>
  db.run(sql`delete from kept.order_person where delete_after <= ${now}`);
