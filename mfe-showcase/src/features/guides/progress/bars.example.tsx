import { FreeDeliveryBar, ProgressBar, StepBar } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <StepBar label="주문 단계" steps={['장바구니', '주문/결제', '주문 완료']} current={1} />
      <FreeDeliveryBar subtotalWon={18_000} freeOverWon={30_000} />
      <FreeDeliveryBar subtotalWon={31_000} freeOverWon={30_000} />
      <ProgressBar label="판매율" value={64} max={100} tone="sale" />
    </>
  );
}
