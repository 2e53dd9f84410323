import { render } from '@testing-library/react';
import { PriceLine, PriceLines } from '../price-lines/price-lines';
import { Price } from './price';
import { discountRate } from './won-figure';

const textOf = (element: Element) => element.textContent?.replace(/\s+/g, ' ').trim();

test('is read as rate, price, original price', () => {
  const { container } = render(<Price priceWon={12_800} listPriceWon={16_000} />);
  expect(textOf(container)).toBe('할인율 20% 판매가 12,800원 정가 16,000원');
});

test('shows only the price without a discount', () => {
  const { container } = render(<Price priceWon={16_000} listPriceWon={16_000} isFrom />);
  expect(textOf(container)).toBe('판매가 16,000원~');
});

test('never rounds the rate up, nor below 0', () => {
  expect(discountRate(10_010, 20_000)).toBe(49);
  expect(discountRate(19_999, 20_000)).toBe(0);
  expect(discountRate(25_000, 20_000)).toBe(0);
  expect(discountRate(100, 0)).toBe(0);
});

test('shows a discount with a minus sign and free delivery as text', () => {
  const { container } = render(
    <PriceLines>
      <PriceLine label="상품 할인" amountWon={-3_000} tone="saved" />
      <PriceLine label="배송비" amountWon={0} text="무료" />
      <PriceLine label="결제 예정 금액" amountWon={9_800} isTotal />
    </PriceLines>,
  );
  const amounts = [...container.querySelectorAll('dd')].map(textOf);
  expect(amounts).toEqual(['−3,000원', '무료', '9,800원']);
});
