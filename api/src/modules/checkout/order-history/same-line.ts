import { notFound, refused } from '../../../platform/errors';
import { buyRefused } from '../basket';
import type { ItemRow } from '../order';
import { type Buyer, optionTextOf, problemOf, type Sellable, type Wanted } from '../sellable';

/** The fields of an order line that a reorder needs. */
export type BoughtLine = Pick<ItemRow, 'skuNo' | 'qty' | 'optionText'>;

/** The engraved text of a line; undefined when its option has another name now. */
function textOf({ optionText }: BoughtLine, sellable: Sellable): string | undefined {
  if (optionText === optionTextOf(sellable, '')) return '';
  const before = optionTextOf(sellable, ' ').slice(0, -1);
  return sellable.textOption !== null && optionText.startsWith(before)
    ? optionText.slice(before.length)
    : undefined;
}

/** Own text, because the specified message mentions only the basket. */
const stockText = (available: number): string =>
  available > 0 ? `재고가 ${available}개만 남았어요.` : '품절됐어요.';

/** @throws AppError 422 with the reason why the line cannot be bought unchanged */
export function assertSame(
  item: BoughtLine,
  sellable: Sellable | undefined,
  buyer: Buyer,
): Required<Wanted> {
  const problem = problemOf(sellable, item.qty, buyer, 'add');
  if (problem?.code === '5016') throw refused('5016', stockText(sellable?.available ?? 0), problem);
  if (problem || !sellable) throw problem ? buyRefused(problem) : notFound();
  const text = textOf(item, sellable);
  if (text === undefined)
    throw refused(
      'OPTION_CHANGED',
      `옵션이 바뀌었어요. 지난번 옵션은 ‘${item.optionText || '없음'}’이에요.`,
    );
  return { skuNo: item.skuNo, qty: item.qty, text };
}
