import { isApiError, presentError } from '@shop/shared/app';
import { DialogError } from '@shop/shared/app/errors';
import { fieldProblems } from '@shop/shared/ui/form';
import { differenceOf } from '../../features/sheet/sheet.rules';
import { Difference } from './difference';
import type { FieldRefusal } from './use-sheet-form';

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

/** Fields of the sheet by their place in the request. */
const fieldOf: Partial<Record<string, string>> = {
  'gift.receiverName': 'receiverName',
  'gift.receiverPhone': 'receiverPhone',
  'gift.sendAt': 'giftTime',
};

/**
 * Shows why the order was refused.
 * @param onField shows the reason at a field of the sheet
 */
export function explainRefusal(error: unknown, onField: FieldRefusal): void {
  const problem = fieldProblems(error).find(({ path }) => path in fieldOf);
  const field = problem && fieldOf[problem.path];
  if (field) onField(field, problem.message);
  else presentError(refusalError(error));
}
