import type { ExchangeEstimate } from '@shop/shared/contracts';
import { formatPoint } from '@shop/shared/domain';
import { PriceLine, PriceLines } from '@shop/shared/ui';

/** Every step of what an exchange costs or gives back. */
export function ExchangeSum({
  money,
  payLabel = '결제할 금액',
}: {
  money: ExchangeEstimate;
  /** 결제한 금액 once it is paid. */
  payLabel?: string;
}) {
  const { feeWon, differenceWon, payWon, refundWon } = money;
  return (
    <PriceLines label="교환 금액">
      <PriceLine label="옵션 차액" amountWon={differenceWon} />
      <PriceLine
        label="교환 배송비"
        note={feeWon > 0 ? '회수와 재발송, 왕복' : '판매자가 부담해요'}
        amountWon={feeWon}
      />
      {money.pointBackWon > 0 && (
        <PriceLine
          label="돌려드릴 포인트"
          amountWon={money.pointBackWon}
          text={formatPoint(money.pointBackWon)}
        />
      )}
      {money.coinBackWon > 0 && <PriceLine label="돌려드릴 코인" amountWon={money.coinBackWon} />}
      {money.giftCardBackWon > 0 && (
        <PriceLine label="돌려드릴 상품권" amountWon={money.giftCardBackWon} />
      )}
      {refundWon > 0 && payWon === 0 ? (
        <PriceLine
          label="환불 예정 금액"
          note="검수 뒤에 돌려드려요"
          amountWon={refundWon}
          isTotal
        />
      ) : (
        <PriceLine label={payLabel} amountWon={payWon} isTotal />
      )}
    </PriceLines>
  );
}
