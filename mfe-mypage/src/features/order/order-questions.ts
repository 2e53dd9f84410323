import { dialog } from '@shop/shared/app';
import { dashedDate, longDayText } from '@shop/shared/domain';

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

/** @param until the deadline for a change of mind */
export const receivedText = (until: string | null | undefined): string =>
  until
    ? `수취를 확인했어요. ${longDayText(dashedDate(until))}까지 교환·반품할 수 있어요`
    : '수취를 확인했어요';

/** Goods that could not be put into the basket again. */
export const tellLeft = (left: readonly { goodsName: string; message: string }[]) =>
  dialog.alert({
    title: '담지 못한 상품이 있어요',
    content: left.map(({ goodsName, message }) => `${goodsName}: ${message}`).join('\n'),
  });
