import { dialog, events, toast } from '@shop/shared/app';
import { type CallReply, type OrderItem, type orderCalls, paths } from '@shop/shared/contracts';
import { dashedDate, longDayText } from '@shop/shared/domain';
import { reviewPath } from './review-path';

/** Dialogs and messages of the actions on an order line, loaded with the first press. */

export const askToConfirm = (): Promise<boolean> =>
  dialog.confirm({
    title: '구매를 확정할까요?',
    content:
      '확정하면 적립금이 지급되고, 단순 변심 반품과 교환은 신청할 수 없어요. 불량이거나 잘못 온 상품은 받은 날부터 3개월 안에 신청할 수 있어요.',
    yesText: '구매확정',
    noText: '닫기',
  });

export const askForReceipt = (): Promise<boolean> =>
  dialog.confirm({
    title: '상품을 받으셨나요?',
    content: '받은 날로 기록하고, 반품·교환 신청 기간이 시작돼요.',
    yesText: '수취확인',
    noText: '닫기',
  });

type Reordered = CallReply<typeof orderCalls.reorder>;

const reasonsOf = (left: Reordered['left']): string =>
  left.map(({ goodsName, message }) => `${goodsName}: ${message}`).join('\n');

/**
 * Shows which goods were added to the basket, and which cannot be bought unchanged.
 * @returns the path of the next page: the order sheet or the page that the member selected
 */
export async function afterReorder(reply: Reordered): Promise<string | undefined> {
  const { added, left, sheetNo } = reply;
  if (sheetNo === null && added > 0) {
    events.emit('basket:changed');
    toast({ text: '장바구니에 담았어요', link: { text: '보기', to: paths.basket() } });
  }
  const [first] = left;
  if (!first) return sheetNo === null ? undefined : paths.orderSheet(sheetNo);
  const content = reasonsOf(left);
  if (sheetNo !== null) {
    const title = '살 수 없는 상품이 있어요';
    const yesText = `나머지 ${added}개 주문하기`;
    return (await dialog.confirm({ title, content, yesText, noText: '닫기' }))
      ? paths.orderSheet(sheetNo)
      : undefined;
  }
  const isAsked = await dialog.confirm({
    title: added > 0 ? '담지 못한 상품이 있어요' : '다시 살 수 없는 상품이에요',
    content,
    yesText: '상품 보기',
    noText: '닫기',
  });
  return isAsked ? paths.goods(first.goodsNo) : undefined;
}

const canReview = ({ actions }: OrderItem): boolean =>
  actions.some(({ action }) => action === 'REVIEW');

/** @param item the line that was confirmed */
export const tellConfirmed = (item: OrderItem | undefined) =>
  toast({
    text: '구매를 확정했어요. 적립금이 지급돼요',
    link: item && canReview(item) ? { text: '후기 쓰기', to: reviewPath(item.itemNo) } : undefined,
  });

/** @param item the line that was received; names the deadline for a change of mind */
export const tellReceived = (item: OrderItem | undefined) =>
  toast(
    item?.withdrawUntil
      ? `수취를 확인했어요. ${longDayText(dashedDate(item.withdrawUntil))}까지 교환·반품할 수 있어요`
      : '수취를 확인했어요',
  );
