import { type ClaimKind, claimKinds, tableKeys } from '@shop/shared/domain';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/db';
import { type Sql, sql } from '../../../platform/db/sql';
import type { NotificationData } from '../../checkout/history';

const subjectRow = z.object({
  memberNo: z.number(),
  orderNo: z.string(),
  goodsName: z.string(),
  payWon: z.number(),
  accountEnc: z.string().nullable(),
  dueAt: z.date().nullable(),
  courierCd: z.string().nullable(),
  invoiceNo: z.string().nullable(),
  claimNo: z.string().nullable(),
  claimKind: z.enum(tableKeys<ClaimKind>(claimKinds)).nullable(),
  claimPayWon: z.number().nullable(),
  claimPayDueAt: z.date().nullable(),
  refundWon: z.number().nullable(),
  adjustWon: z.number().nullable(),
});
/** What a step concerns, at the time of the notification. */
export type Subject = z.infer<typeof subjectRow>;

/** Display name of order lines: the first goods and the number of others. */
const namedBy = (lines: Sql): Sql => sql`
  (select min(goods_name) filter (where at = 1) || case when count(*) > 1 then ' 외 ' || count(*) - 1 || '건' else '' end
  from (select goods_name, row_number() over (order by item_no) as at from order_item where ${lines}) line)`;

const goodsName: Record<NotificationData['of'], Sql> = {
  order: sql`o.order_name`,
  payment: sql`o.order_name`,
  orderItem: sql`o.order_name`,
  gift: sql`o.order_name`,
  shipment: namedBy(
    sql`item_no in (select item_no from shipment_item where shipment_no = s.shipment_no)`,
  ),
  claim: namedBy(sql`item_no in (select item_no from claim_item where claim_no = c.claim_no)
    and exchange_claim_no is distinct from c.claim_no`),
};

/** Rows `ref` (order, and parcel or claim where the step is one of those) by the number of a step. */
const sources: Record<NotificationData['of'], (ref: string) => Sql> = {
  order: (ref) => sql`
    select order_no, null::bigint as shipment_no, null as claim_no from orders where order_no = ${ref}`,
  payment: (ref) => sql`
    select order_no, null::bigint as shipment_no, null as claim_no from payment where payment_no = ${ref}`,
  orderItem: (ref) => sql`
    select order_no, null::bigint as shipment_no, null as claim_no from order_item where item_no = ${Number(ref)}`,
  gift: (ref) => sql`
    select order_no, null::bigint as shipment_no, null as claim_no from gift where gift_no = ${ref}`,
  shipment: (ref) => sql`
    select order_no, shipment_no, null as claim_no from shipment where shipment_no = ${Number(ref)}`,
  claim: (ref) => sql`
    select order_no, null::bigint as shipment_no, claim_no from claim where claim_no = ${ref}`,
};

/** What a step concerns; undefined when its member has left the shop. */
export const readSubject = (
  tx: Tx,
  { of, ref }: Pick<NotificationData, 'of' | 'ref'>,
): Promise<Subject | undefined> =>
  tx.maybe(
    subjectRow,
    sql`
    select o.member_no, o.order_no, ${goodsName[of]} as goods_name, o.pay_won, p.account_enc, p.due_at,
      s.courier_cd, s.invoice_no, c.claim_no, c.kind as claim_kind, a.pay_won as claim_pay_won,
      c.pay_due_at as claim_pay_due_at,
      coalesce((select sum(amount) from payment_cancel where claim_no = c.claim_no), 0)::bigint + a.point_back_won + a.coin_back_won + a.gift_card_back_won as refund_won, a.adjust_won
    from (${sources[of](ref)}) ref join orders o using (order_no)
      join member m on m.member_no = o.member_no and m.status = 'ACTIVE'
      left join lateral (
        select account_enc, due_at from payment where order_no = o.order_no and claim_no is null
        order by created_at desc limit 1) p on true
      left join shipment s on s.shipment_no = ref.shipment_no
      left join claim c on c.claim_no = ref.claim_no
      left join claim_amount a on a.claim_no = c.claim_no`,
  );
