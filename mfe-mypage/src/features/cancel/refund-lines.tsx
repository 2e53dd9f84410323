import type { UseQueryResult } from '@shop/shared/app';
import type { RefundEstimate } from '@shop/shared/contracts';
import { formatPoint } from '@shop/shared/domain';
import { PriceLine, PriceLines, Resource, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';

/** Shows every step of the refund calculation. */
export function RefundLines({
  query,
  feeLabel,
}: {
  query: UseQueryResult<RefundEstimate>;
  feeLabel?: string | undefined;
}) {
  return (
    <Resource
      query={query}
      skeleton={
        <SkeletonGroup>
          <TextSkeleton lines={4} />
        </SkeletonGroup>
      }
    >
      {(refund) => <RefundSum refund={refund} feeLabel={feeLabel} />}
    </Resource>
  );
}

interface RefundSumProps {
  /** 환불 금액 once it is paid. */
  label?: string;
  refund: RefundEstimate;
  /** A deduction of a return, which `refundWon` lacks already. */
  deductionWon?: number;
  /** 결제한 배송비 once it is paid. */
  payLabel?: string;
  /** 기간 만료 공제 of a cancel. */
  feeLabel?: string | undefined;
}

export function RefundSum({
  label = '환불 예정 금액',
  refund,
  deductionWon = 0,
  payLabel = '결제할 배송비',
  feeLabel = '반품 배송비',
}: RefundSumProps) {
  return (
    <PriceLines label={label}>
      <PriceLine label="상품 금액" amountWon={refund.goodsWon} />
      {refund.couponWon > 0 && <PriceLine label="쿠폰 할인 차감" amountWon={-refund.couponWon} />}
      {refund.deliveryWon > 0 && <PriceLine label="배송비 환불" amountWon={refund.deliveryWon} />}
      {refund.deliveryClawbackWon > 0 && (
        <PriceLine
          label="배송비 차감"
          note="무료배송 금액에 못 미쳐요"
          amountWon={-refund.deliveryClawbackWon}
        />
      )}
      {refund.returnFeeWon > 0 && (
        <PriceLine label={feeLabel} note="환불 금액에서 빼요" amountWon={-refund.returnFeeWon} />
      )}
      {deductionWon > 0 && <PriceLine label="검수 차감" amountWon={-deductionWon} />}
      {refund.pointBackWon > 0 && (
        <PriceLine
          label="포인트 사용분"
          note="포인트로 돌려드려요"
          amountWon={-refund.pointBackWon}
          text={`−${formatPoint(refund.pointBackWon)}`}
        />
      )}
      {refund.coinBackWon > 0 && (
        <PriceLine label="코인 사용분" note="코인으로 돌려드려요" amountWon={-refund.coinBackWon} />
      )}
      {refund.giftCardBackWon > 0 && (
        <PriceLine
          label="상품권 사용분"
          note="상품권으로 돌려드려요"
          amountWon={-refund.giftCardBackWon}
        />
      )}
      {refund.couponNamesBack.length > 0 && (
        <PriceLine
          label="쿠폰"
          amountWon={0}
          text={`${refund.couponNamesBack.length}장을 돌려드려요`}
        />
      )}
      <PriceLine label={label} amountWon={refund.refundWon} isTotal />
      {refund.payWon > 0 && (
        <PriceLine
          label={payLabel}
          note="환불 금액으로 모자란 만큼"
          amountWon={refund.payWon}
          isTotal
        />
      )}
    </PriceLines>
  );
}
