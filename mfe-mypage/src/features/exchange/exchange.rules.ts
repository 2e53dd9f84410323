import type {
  CallInput,
  CallReply,
  claimCalls,
  ExchangeEstimate,
  GoodsSku,
  OptionGroup,
} from '@shop/shared/contracts';
import { withParticle } from '@shop/shared/domain';
import { chosenLines, type ReturnForm } from '../return/return.rules';

type ExchangeBody = CallInput<typeof claimCalls.requestExchange>['body'];
type ExchangeItem = CallReply<typeof claimCalls.exchangeOptions>['items'][number];
export type ExchangeOption = ExchangeItem['options'][number];

/** What the picker of an item chooses from. */
export interface ExchangeChoices {
  groups: readonly OptionGroup[];
  options: readonly ExchangeOption[];
}

/** Goods whose options have no groups are chosen by name, in one group. */
export function choicesOf(item: ExchangeItem | undefined): ExchangeChoices {
  const { groups = [], options = [] } = item ?? {};
  const hasGroups = options.every(({ valueNos = [] }) => valueNos.length === groups.length);
  if (groups.length > 0 && hasGroups) return { groups, options };
  if (options.length <= 1) return { groups: [], options };
  const values = options.map(({ skuNo, optionText }) => ({
    ...{ valueNo: skuNo, name: optionText || '같은 상품', color: null, imageKey: null },
  }));
  return {
    groups: [{ level: 1, name: '옵션', values }],
    options: options.map((option) => ({ ...option, valueNos: [option.skuNo] })),
  };
}

/** The options as the product page has them: a surcharge is the difference to what was bought. */
export const skusOf = ({ options }: ExchangeChoices): GoodsSku[] =>
  options.map(({ skuNo, valueNos = [], optionText, differenceWon, left }) => ({
    ...{ skuNo, valueNos, optionText, addPriceWon: differenceWon, available: left },
  }));
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
        ? `${withParticle(option.optionText || '이 상품', '은/는')} ${option.left}개까지 교환할 수 있어요`
        : '교환할 상품이 품절됐어요. 다른 옵션을 고르거나 반품을 신청해 주세요';
  }
  return true;
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
