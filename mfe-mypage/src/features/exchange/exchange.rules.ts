import type { CallInput, CallReply, claimCalls, ExchangeEstimate } from '@shop/shared/contracts';
import { formatWon } from '@shop/shared/domain';
import { chosenLines, type ReturnForm } from '../return/return.rules';

type ExchangeBody = CallInput<typeof claimCalls.requestExchange>['body'];
export type ExchangeOption = CallReply<
  typeof claimCalls.exchangeOptions
>['items'][number]['options'][number];
export type OptionsOf = (itemNo: number) => readonly ExchangeOption[];

/** The wanted SKU of an item; goods without a choice have one. */
export const wantedSku = (
  options: readonly ExchangeOption[],
  wanted: ReturnForm['wanted'],
  itemNo: number,
): number | undefined => wanted[itemNo] ?? (options.length === 1 ? options[0]?.skuNo : undefined);

/** Each chosen item needs an option of which enough is there. */
export function wantedProblem(
  optionsOf: OptionsOf,
  { choice, wanted }: Pick<ReturnForm, 'choice' | 'wanted'>,
): string | true {
  for (const { itemNo, qty } of chosenLines(choice)) {
    const options = optionsOf(itemNo);
    const skuNo = wantedSku(options, wanted, itemNo);
    const option = options.find((one) => one.skuNo === skuNo);
    if (!option) return '바꿀 옵션을 골라 주세요';
    if (option.left < qty)
      return option.left > 0
        ? `${option.optionText || '이 상품'}은(는) ${option.left}개까지 교환할 수 있어요`
        : '교환할 상품이 품절됐어요. 다른 옵션을 고르거나 반품을 신청해 주세요';
  }
  return true;
}

/** "파랑 (+2,000원)", "초록 (품절)" */
export function optionLabel({ optionText, differenceWon, left }: ExchangeOption): string {
  const name = optionText || '같은 상품';
  if (left === 0) return `${name} (품절)`;
  if (differenceWon === 0) return name;
  return `${name} (${differenceWon > 0 ? '+' : '−'}${formatWon(Math.abs(differenceWon))})`;
}

/** What decides the money of an exchange. */
export const exchangeScope = (
  orderNo: string,
  { choice, wanted, reasonCd, addressNo }: ReturnForm,
  optionsOf: OptionsOf,
) => ({
  orderNo,
  items: chosenLines(choice).map(({ itemNo, qty }) => ({
    ...{ itemNo, qty, skuNo: wantedSku(optionsOf(itemNo), wanted, itemNo) ?? 0 },
  })),
  reasonCd: reasonCd || ('CHANGED_MIND' as const),
  addressNo: addressNo > 0 ? addressNo : undefined,
});

/** The body of the request. @param shown the money that was shown */
export const exchangeBody = (
  orderNo: string,
  form: ReturnForm,
  optionsOf: OptionsOf,
  shown: ExchangeEstimate,
  fileNos: string[],
): ExchangeBody => ({
  ...exchangeScope(orderNo, form, optionsOf),
  detail: form.detail,
  fileNos,
  visitOn: form.visitOn,
  expectedPayWon: shown.payWon,
  expectedRefundWon: shown.refundWon,
});
