import { PriceLine, PriceLines } from '@shop/shared/ui';

export function Example() {
  return (
    <PriceLines label="결제 금액">
      <PriceLine label="상품 금액" amountWon={64_000} />
      <PriceLine label="쿠폰 할인" amountWon={-6_400} tone="saved" note="봄맞이 10% 쿠폰" />
      <PriceLine label="배송비" amountWon={0} text="무료" />
      <PriceLine label="결제 예정 금액" amountWon={57_600} isTotal />
    </PriceLines>
  );
}
