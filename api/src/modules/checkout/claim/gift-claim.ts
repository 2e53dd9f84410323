import {
  type ClaimKind,
  type ClaimState,
  claimActionsOf,
  claimKinds,
  claimStateName,
  claimStates,
  type PickupWay,
  pickupWays,
  type ReturnReasonCode,
  returnReasons,
  tableKeys,
} from '@shop/shared/domain';
import { z } from 'zod';
import type { Queryable, Tx } from '../../../platform/db/db';
import { sql } from '../../../platform/db/sql';
import type { Deps } from '../../../platform/deps';
import { conflict, notFound, refused } from '../../../platform/errors';
import { newNo } from '../../../platform/public-number';
import { required } from '../../../platform/required';
import { lockOrder, readReceiver } from '../order';
import { insertClaim } from './claim.repository';
import { claimIsOpen } from './claim.service';
import { exchangeEstimateOf, quoteExchange } from './exchange/exchange.quote';
import { insertExchange } from './exchange/exchange.repository';
import { holdWanted } from './exchange/exchange.request';
import { assertPickup, insertPickup, isTaken } from './pickup';
import { lockClaim, withdraw } from './return.process';
import { quoteReturn } from './return.quote';

/** A gift whose receiver asks for a claim. The sender is the payer, who gets the money. */
interface GiftOfClaim {
  orderNo: string;
  senderNo: number;
}

export interface GiftClaimRequest {
  itemNo: number;
  qty: number;
  reasonCd: ReturnReasonCode;
  detail: string;
  visitOn: string;
}

const ACTOR = 'receiver';

/** What both kinds need: the payer's order, locked, and the address of the gift, where the goods are fetched. */
async function prepare(
  tx: Tx,
  deps: Deps,
  { orderNo, senderNo }: GiftOfClaim,
  { visitOn }: GiftClaimRequest,
) {
  const now = deps.clock.now();
  assertPickup({ way: 'COLLECT', visitOn }, now);
  const order = required(await lockOrder(tx, senderNo, orderNo), 'order of the gift');
  const address = await readReceiver(tx, deps.secrets, orderNo);
  return { now, order, address, claimNo: newNo('C') };
}

const oneOpen = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    if (isTaken(error)) throw claimIsOpen();
    throw error;
  }
};

/**
 * 반품 by the receiver of a gift. Its refund goes to the payer, less the fee of a change of mind, as far as there is
 * money: nobody is asked for more.
 * @throws AppError 409 `STATE` | `CLAIM_OPEN`, 422 `RETURN_PERIOD`
 */
export const requestGiftReturn = (
  tx: Tx,
  deps: Deps,
  gift: GiftOfClaim,
  request: GiftClaimRequest,
): Promise<void> =>
  oneOpen(
    (async () => {
      const { now, order, address, claimNo } = await prepare(tx, deps, gift, request);
      const { itemNo, qty, reasonCd, detail, visitOn } = request;
      const { orderNo, senderNo: memberNo } = gift;
      const scope = { orderNo, items: [{ itemNo, qty }], reasonCd, way: 'COLLECT' } as const;
      const { groupNo, refund } = await quoteReturn(tx, order, scope, address.zip, now, ACTOR);
      const { fault } = returnReasons[reasonCd];
      const claim = { claimNo, orderNo, memberNo, kind: 'RETURN', state: 'REQUEST' } as const;
      await insertClaim(
        tx,
        { ...claim, reasonCd, fault, detail, groupNo, actor: ACTOR },
        refund,
        now,
      );
      await insertPickup(tx, deps, claimNo, { way: 'COLLECT', visitOn }, address);
    })(),
  );

/**
 * 교환 of faulty or wrong goods by the receiver of a gift, to an option at an equal price: it costs nobody anything.
 * @throws AppError 409 `STATE` | `CLAIM_OPEN` | `OUT_OF_STOCK`, 422 `RETURN_PERIOD` | `GIFT_OPTION`
 */
export const requestGiftExchange = (
  tx: Tx,
  deps: Deps,
  gift: GiftOfClaim,
  { skuNo, ...request }: GiftClaimRequest & { skuNo: number },
): Promise<void> =>
  oneOpen(
    (async () => {
      const { now, order, address, claimNo } = await prepare(tx, deps, gift, request);
      const { itemNo, qty, reasonCd, detail, visitOn } = request;
      const { orderNo, senderNo: memberNo } = gift;
      if (returnReasons[reasonCd].fault !== 'SELLER')
        throw conflict(
          'STATE',
          '불량이거나 잘못 온 상품만 교환할 수 있어요. 반품을 신청해 주세요.',
        );
      const scope = { orderNo, items: [{ itemNo, qty, skuNo }], reasonCd };
      const quote = await quoteExchange(tx, order, scope, address.zip, now, ACTOR);
      if (exchangeEstimateOf(quote.exchange).differenceWon !== 0)
        throw refused('GIFT_OPTION', '같은 상품의 같은 가격 옵션으로만 바꿀 수 있어요.');
      const { groupNo, exchange, options } = quote;
      const claim = {
        claimNo,
        orderNo,
        memberNo,
        groupNo,
        reasonCd,
        detail,
        actor: ACTOR,
      } as const;
      await insertExchange(tx, claim, exchange, options, now);
      await insertPickup(tx, deps, claimNo, { way: 'COLLECT', visitOn }, address);
      await holdWanted(tx, claimNo, quote, now);
    })(),
  );

const claimRow = z.object({
  claimNo: z.string(),
  kind: z.enum(tableKeys<ClaimKind>(claimKinds)),
  state: z.enum(tableKeys<ClaimState>(claimStates)),
  requestedAt: z.date(),
  way: z.enum(tableKeys<PickupWay>(pickupWays)).nullable(),
  goodsNames: z.array(z.string()),
});

/** Returns and exchanges of a gift, the newest first: no money. */
export async function readGiftClaims(db: Queryable, orderNo: string) {
  const rows = await db.rows(
    claimRow,
    sql`
    select c.claim_no, c.kind, c.state, c.requested_at, k.way,
      (select json_agg(i.goods_name order by i.item_no) from claim_item x join order_item i using (item_no)
        where x.claim_no = c.claim_no and i.exchange_claim_no is distinct from c.claim_no) as goods_names
    from claim c left join claim_pickup k using (claim_no)
    where c.order_no = ${orderNo} and c.kind <> 'CANCEL' order by c.requested_at desc, c.claim_no desc`,
  );
  return rows.map(({ claimNo, kind, state, requestedAt, way, goodsNames }) => ({
    ...{ claimNo, goodsNames, kindName: claimKinds[kind], stateName: claimStateName(kind, state) },
    requestedAt: requestedAt.toISOString(),
    canWithdraw: claimActionsOf(state, way).includes('WITHDRAW'),
  }));
}

/** 신청 철회 by the receiver. @throws AppError 404 for a claim of another order | 409 `STATE` */
export async function withdrawGiftClaim(
  tx: Tx,
  { orderNo, senderNo }: GiftOfClaim,
  claimNo: string,
  now: Date,
): Promise<void> {
  const claim = await lockClaim(tx, claimNo, senderNo);
  if (claim.orderNo !== orderNo) throw notFound('신청 내역을 찾을 수 없어요.');
  if (!claimActionsOf(claim.state, claim.way).includes('WITHDRAW'))
    throw conflict('STATE', '상품이 이미 출발했거나 처리가 끝나 신청을 철회할 수 없어요.');
  await withdraw(tx, claim, { actor: ACTOR, reason: '신청 철회', now });
}
