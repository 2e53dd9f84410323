import type { CallInput, CallReply, orderCalls } from '@shop/shared/contracts';
import type { Deps } from '../../../platform/deps';
import { conflict, isAppError, notFound } from '../../../platform/errors';
import { addToBasket } from '../basket';
import { findOrder, type ItemRow, readItems } from '../order';
import { startSheet } from '../place-order';
import { readBuyer, readSellables, type Wanted } from '../sellable';
import { assertSame } from './same-line';

type Reply = CallReply<typeof orderCalls.reorder>;

/** Runs `work` for each line and returns the refused lines with the reason. */
async function processEachLine(
  items: readonly ItemRow[],
  work: (item: ItemRow) => Promise<unknown> | unknown,
): Promise<Reply['left']> {
  const left: Reply['left'] = [];
  for (const item of items) {
    try {
      await work(item);
    } catch (error) {
      if (!isAppError(error)) throw error;
      left.push({ goodsNo: item.goodsNo, goodsName: item.goodsName, message: error.message });
    }
  }
  return left;
}

/**
 * Buys the lines of an order again: opens an order sheet with them (바로 재구매), or adds them to the basket.
 * Lines that cannot be bought unchanged are returned with the reason; the others are bought.
 * @throws AppError 404 | 409 `STATE` for an unpaid order
 */
export async function reorder(
  deps: Deps,
  member: { memberNo: number; sessionId: string },
  { orderNo, itemNos, to }: CallInput<typeof orderCalls.reorder>['body'],
): Promise<Reply> {
  const { memberNo } = member;
  const order = await findOrder(deps.db, memberNo, orderNo);
  if (!order) throw notFound('주문을 찾을 수 없어요.');
  if (order.status === 'CREATED')
    throw conflict('STATE', '결제를 마치지 않은 주문이에요. 결제를 이어서 진행해 주세요.');
  const items = (await readItems(deps.db, [orderNo])).filter(
    (item) => itemNos === undefined || itemNos.includes(item.itemNo),
  );
  const skuNos = items.map(({ skuNo }) => skuNo);
  const now = deps.clock.now();
  const sellables = await readSellables(deps.db, skuNos, now, memberNo);
  const buyer = await readBuyer(deps.db, memberNo, skuNos, now);
  const lines: Required<Wanted>[] = [];
  const left = await processEachLine(items, async (item) => {
    const line = assertSame(item, sellables.get(item.skuNo), buyer);
    if (to !== 'SHEET') await addToBasket(deps, { memberNo }, [line]);
    lines.push(line);
  });
  const sheetNo =
    to === 'SHEET' && lines.length > 0
      ? await startSheet(deps, member, { source: 'DIRECT', items: lines })
      : null;
  return { added: lines.length, left, sheetNo };
}
