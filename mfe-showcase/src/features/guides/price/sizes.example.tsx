import { Price } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <Price priceWon={25_600} listPriceWon={32_000} size="hero" />
      <Price priceWon={25_600} listPriceWon={32_000} size="row" />
      <Price priceWon={25_600} listPriceWon={32_000} isFrom />
      <Price priceWon={1_590_000} />
      <Price priceWon={15_900} listPriceWon={19_900} isDimmed />
    </>
  );
}
