import { dialog, isApiError, presentError } from '@shop/shared/app';
import { differenceOf } from '../../features/sheet/sheet.rules';
import { Difference } from './difference';

/** Explains a rejected order: a changed amount, unavailable goods, or the message of the api. */
export async function explainRefusal(error: unknown): Promise<void> {
  const difference = differenceOf(error);
  if (difference) {
    await dialog.alert({
      title: '주문 내용이 달라졌어요',
      content: <Difference difference={difference} />,
      okText: '바뀐 내용 확인하기',
    });
    return;
  }
  if (isApiError(error) && error.code === 'OUT_OF_STOCK')
    await dialog.alert({ title: '재고가 부족해요', content: error.message });
  else presentError(error);
}
