import { type ReturnReasonCode, returnReasons } from '@shop/shared/domain';
import type { Actor } from '@shop/shared/domain/move-actors';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../../platform/db/db';
import { sql } from '../../../../platform/db/sql';
import { required } from '../../../../platform/required';
import type { Exchange } from '../../../../pricing';
import { recordMove } from '../../history';
import { claimPayDue } from '../../payment';
import type { WantedOption } from './exchange.quote';

const sourceWon = z.object({
  cardWon: z.number(),
  couponWon: z.number(),
  pointWon: z.number(),
  coinWon: z.number(),
  giftCardWon: z.number(),
});

const exchangeLineRow = z.object({
  itemNo: z.number(),
  qty: z.number(),
  exchange: z.object({
    skuNo: z.number(),
    optionText: z.string(),
    unitPriceWon: z.number(),
    kept: sourceWon,
  }),
});
export type ExchangeLine = z.infer<typeof exchangeLineRow>;

/** The lines of an exchange with the options that are sent instead. */
export const readExchangeLines = (db: Queryable, claimNo: string): Promise<ExchangeLine[]> =>
  db.rows(
    exchangeLineRow,
    sql`select item_no, qty, exchange from claim_item where claim_no = ${claimNo} order by item_no`,
  );

interface NewExchange {
  claimNo: string;
  orderNo: string;
  memberNo: number;
  groupNo: number;
  reasonCd: ReturnReasonCode;
  detail: string;
  actor: Actor;
}

/** Writes an exchange with its lines and amounts. With something to pay it waits for that first. */
export async function insertExchange(
  tx: Tx,
  claim: NewExchange,
  exchange: Exchange,
  options: readonly WantedOption[],
  now: Date,
): Promise<void> {
  const { claimNo, memberNo, reasonCd } = claim;
  const state = exchange.payWon > 0 ? 'PAY_WAIT' : 'REQUEST';
  await tx.run(sql`
    insert into claim (claim_no, order_no, member_no, kind, state, reason_cd, fault, detail, group_no, requested_at,
      moved_at, pay_due_at)
    values (${claimNo}, ${claim.orderNo}, ${memberNo}, 'EXCHANGE', ${state}, ${reasonCd},
      ${returnReasons[reasonCd].fault}, ${claim.detail}, ${claim.groupNo}, ${now}, ${now},
      ${state === 'PAY_WAIT' ? claimPayDue(now) : null})`);
  const lines = exchange.lines.map(({ itemNo, qty, unitPriceWon, taken, kept }) => {
    const option = options.find((one) => one.itemNo === itemNo);
    const { skuNo, optionText } = required(option, 'option of the line');
    return {
      ...{ item_no: itemNo, qty, card_won: taken.cardWon, coupon_won: taken.couponWon },
      ...{ point_won: taken.pointWon, coin_won: taken.coinWon, gift_card_won: taken.giftCardWon },
      exchange: { skuNo, optionText, unitPriceWon, kept },
    };
  });
  await tx.run(sql`
    insert into claim_item (claim_no, item_no, qty, card_won, coupon_won, point_won, coin_won, gift_card_won, exchange)
    select ${claimNo}, line.* from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as line (item_no bigint, qty int,
      card_won bigint, coupon_won bigint, point_won bigint, coin_won bigint, gift_card_won bigint, exchange jsonb)`);
  await tx.run(sql`
    insert into claim_amount (claim_no, goods_won, coupon_won, delivery_won, delivery_clawback_won, return_fee_won,
      refund_won, point_back_won, coin_back_won, gift_card_back_won, coupon_back, pay_won, pay_fee_won, difference_won)
    values (${claimNo}, ${exchange.goodsWon}, 0, 0, 0, ${exchange.feeWon}, ${exchange.back.cardWon},
      ${exchange.back.pointWon}, ${exchange.back.coinWon}, ${exchange.back.giftCardWon}, false, ${exchange.payWon},
      ${exchange.paidFeeWon}, ${exchange.differenceWon})`);
  const { actor } = claim;
  const move = { machine: 'claim', kind: 'EXCHANGE', ref: claimNo, from: null, to: state } as const;
  await recordMove(tx, { ...move, actor }, now);
}
