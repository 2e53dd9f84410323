import type { OrderDifference } from '@shop/shared/contracts';
import { formatWon } from '@shop/shared/domain';
import type { PricedSheet, Shown } from '../order-sheet';

type Line = OrderDifference['lines'][number];

const changed = (label: string, before: number | undefined, after: number): Line[] =>
  before === undefined || before === after
    ? []
    : [{ label, before: formatWon(before), after: formatWon(after) }];

/** Describes what changed since the sheet was last shown. */
export function differenceOf(
  shown: Shown,
  priced: PricedSheet,
  expectedPayWon: number,
): OrderDifference {
  const { amounts } = priced;
  const prices = priced.lines.flatMap(({ sellable }) =>
    changed(
      sellable.optionText ? `${sellable.goodsName} (${sellable.optionText})` : sellable.goodsName,
      shown.unitPrices?.[String(sellable.skuNo)],
      sellable.unitPriceWon,
    ),
  );
  const before = shown.amounts;
  const sums = [
    ...changed('배송비', before?.deliveryWon, amounts.deliveryWon),
    ...changed('도서산간 추가', before?.areaFeeWon, amounts.areaFeeWon),
    ...changed('쿠폰 할인', before?.couponWon, amounts.couponWon),
    ...changed('포인트 사용', before?.pointWon, amounts.pointWon),
    ...changed('코인 사용', before?.coinWon, amounts.coinWon),
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
      ...problems,
      ...prices,
      ...sums,
      ...changed('결제 금액', expectedPayWon, amounts.payWon),
    ],
  };
}
