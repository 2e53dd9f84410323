import type { OrderDifference, SheetChoices } from '@shop/shared/contracts';
import { formatWon } from '@shop/shared/domain';
import type { PricedSheet } from './sheet.pricing';
import type { Shown } from './sheet.repository';

type Line = OrderDifference['lines'][number];

const changedLine = (label: string, before: number | undefined, after: number): Line[] =>
  before === undefined || before === after
    ? []
    : [{ label, before: formatWon(before), after: formatWon(after) }];

const changedCard = ({ card }: PricedSheet, chosenCd: string): Line[] =>
  card && card.cardCd !== chosenCd
    ? [{ label: '결제 카드', before: '더는 고를 수 없는 카드', after: card.cardNm }]
    : [];

/** Describes what changed since the sheet was last shown. */
export function differenceOf(
  shown: Shown,
  priced: PricedSheet,
  { expectedPayWon, choices }: { expectedPayWon: number; choices: SheetChoices },
): OrderDifference {
  const { amounts } = priced;
  const prices = priced.lines.flatMap(({ sellable }) =>
    changedLine(
      sellable.optionText ? `${sellable.goodsName} (${sellable.optionText})` : sellable.goodsName,
      shown.unitPrices?.[String(sellable.skuNo)],
      sellable.unitPriceWon,
    ),
  );
  const shownAmounts = shown.amounts;
  const sums = [
    ...changedLine('배송비', shownAmounts?.deliveryWon, amounts.deliveryWon),
    ...changedLine('도서산간 추가', shownAmounts?.areaFeeWon, amounts.areaFeeWon),
    ...changedLine('쿠폰 할인', shownAmounts?.couponWon, amounts.couponWon),
    ...changedLine('포인트 사용', shownAmounts?.pointWon, amounts.pointWon),
    ...changedLine('코인 사용', shownAmounts?.coinWon, amounts.coinWon),
    ...changedLine('상품권 사용', shownAmounts?.giftCardWon, amounts.giftCardWon),
  ];
  const problems = [...priced.problems].map(([skuNo, problem]): Line => {
    const line = priced.lines.find((one) => one.sellable.skuNo === skuNo);
    return {
      label: line?.sellable.goodsName ?? '상품',
      before: '주문 가능',
      after: problem.message,
    };
  });
  return {
    expectedPayWon,
    payWon: amounts.payWon,
    lines: [
      ...priced.basketChanges,
      ...problems,
      ...prices,
      ...sums,
      ...changedCard(priced, choices.cardCd),
      ...changedLine('결제 금액', expectedPayWon, amounts.payWon),
    ],
  };
}

/** What changed since the sheet was last shown, for a sheet that is open; null when nothing did. */
export function changesSince(shown: Shown, priced: PricedSheet): OrderDifference | null {
  const expectedPayWon = shown.amounts?.payWon ?? priced.amounts.payWon;
  const difference = differenceOf(shown, priced, { expectedPayWon, choices: priced.choices });
  return difference.lines.length > 0 ? difference : null;
}
