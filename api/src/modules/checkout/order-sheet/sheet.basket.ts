import type { OrderDifference } from '@shop/shared/contracts';
import type { Queryable } from '../../../platform/db/db';
import { AppError } from '../../../platform/errors';
import { readLines } from '../basket';
import { optionTextOf, type Sellable } from '../sellable';
import type { SheetLine } from './sheet.repository';

/** Items were removed, or kept for later, in another tab or device after the basket was shown. */
export const basketChanged = (): AppError =>
  new AppError(
    409,
    'BASKET_CHANGED',
    '다른 화면에서 장바구니가 바뀌었어요. 바뀐 내용을 확인해 주세요.',
  );

/**
 * The lines of a sheet as the basket has them now. Lines that follow no line of the basket stay as they are.
 * @throws AppError 409 `BASKET_CHANGED` when nothing of the sheet is left
 */
export async function followBasket(
  db: Queryable,
  memberNo: number,
  lines: readonly SheetLine[],
): Promise<readonly SheetLine[]> {
  if (lines.every(({ itemNo }) => itemNo === undefined)) return lines;
  const basket = new Map(
    (await readLines(db, { memberNo }))
      .filter(({ isLater }) => !isLater)
      .map((line) => [line.itemNo, line]),
  );
  const left = lines.flatMap((line) => {
    if (line.itemNo === undefined) return [line];
    const now = basket.get(line.itemNo);
    return now?.skuNo === line.skuNo ? [{ ...line, qty: now.qty, text: now.inputText }] : [];
  });
  if (left.length === 0) throw basketChanged();
  return left;
}

const textOf = ({ qty, text }: SheetLine): string => [`${qty}개`, text].filter(Boolean).join(', ');

/** What the basket has changed in the lines of a sheet. */
export const basketChanges = (
  before: readonly SheetLine[],
  after: readonly SheetLine[],
  sellables: ReadonlyMap<number, Sellable>,
): OrderDifference['lines'] =>
  before.flatMap((line) => {
    const now = after.find(({ skuNo }) => skuNo === line.skuNo);
    const sellable = sellables.get(line.skuNo);
    const texts = [textOf(line), now ? textOf(now) : '장바구니에서 뺐어요'] as const;
    if (!sellable || texts[0] === texts[1]) return [];
    const label = [sellable.goodsName, optionTextOf(sellable, '')].filter(Boolean).join(' ');
    return [{ label, before: texts[0], after: texts[1] }];
  });
