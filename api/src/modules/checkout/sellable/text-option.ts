import { cleanTextOption, textOptionProblem } from '@shop/shared/domain';
import { refused } from '../../../platform/errors';
import type { Sellable } from './sellable';

/** A SKU that is wanted, with what is to be written on it. */
export interface Wanted {
  skuNo: number;
  qty: number;
  text?: string | undefined;
}

/** One SKU has one text: lines, stock and prices are kept by SKU. */
export const otherText = () =>
  refused(
    'TEXT_OPTION_OTHER',
    '같은 옵션은 한 가지 문구로만 주문할 수 있어요. 다른 문구는 따로 주문해 주세요.',
  );

/**
 * Adds up the quantities of each SKU.
 * @throws AppError 422 `TEXT_OPTION_OTHER` when one has two texts
 */
export function mergeBySku(wanted: readonly Wanted[]): Required<Wanted>[] {
  const bySku = new Map<number, { qty: number; text: string }>();
  for (const { skuNo, qty, text: given = '' } of wanted) {
    const text = cleanTextOption(given);
    const present = bySku.get(skuNo);
    if (present && present.text !== text) throw otherText();
    bySku.set(skuNo, { qty: (present?.qty ?? 0) + qty, text });
  }
  return [...bySku].map(([skuNo, line]) => ({ skuNo, ...line }));
}

/** @throws AppError 422 `TEXT_OPTION` when it cannot be written on these goods */
export function assertTextOption(sellable: Sellable | undefined, text: string): void {
  if (text === '') return;
  const problem = sellable?.textOption
    ? textOptionProblem(text)
    : '문구를 새길 수 없는 상품이에요.';
  if (problem) throw refused('TEXT_OPTION', problem);
}

/** The option as it is shown and ordered, with what is written on the goods. */
export const optionTextOf = ({ optionText, textOption }: Sellable, text: string): string =>
  [optionText, text && `${textOption ?? '문구'}: ${text}`].filter(Boolean).join(' / ');
