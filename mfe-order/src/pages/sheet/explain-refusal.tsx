import { isApiError, presentError } from '@shop/shared/app';
import { DialogError } from '@shop/shared/app/errors';
import { differenceOf } from '../../features/sheet/sheet.rules';
import { Difference } from './difference';

/** The error of a refused order in the form it is shown: changed amounts, or goods out of stock. */
export function refusalError(error: unknown): unknown {
  const difference = differenceOf(error);
  if (difference) {
    return new DialogError('주문 내용이 달라졌어요', isApiError(error) ? error.code : '', {
      title: '주문 내용이 달라졌어요',
      content: <Difference difference={difference} />,
      buttons: [{ text: '바뀐 내용 확인하기', type: 'primary', value: true }],
    });
  }
  if (isApiError(error) && error.code === 'OUT_OF_STOCK')
    return new DialogError(error.message, error.code, { title: '재고가 부족해요' });
  return error;
}

/** Shows why the order was refused. */
export const explainRefusal = (error: unknown): void => presentError(refusalError(error));
