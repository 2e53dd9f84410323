import { renderInShop } from '@shop/shared/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { goods } from '../../test/goods.fixtures';
import { BenefitLine } from './benefit-line';
import { Facts } from './facts';

const onSale = {
  ...goods,
  price: { ...goods.price, pointWon: 100, bestPriceWon: goods.price.salePriceWon - 1000 },
};

test('promises points, a best price and an arrival for what can be bought', () => {
  renderInShop(
    <>
      <BenefitLine goods={onSale} />
      <Facts goods={onSale} />
    </>,
  );
  for (const words of ['적립 예정', '최대혜택가', /도착/])
    expect(screen.getByText(words)).toBeInTheDocument();
});

test('promises nothing of it for what is sold out', () => {
  const soldOut = { ...onSale, soldOut: true };
  renderInShop(
    <>
      <BenefitLine goods={soldOut} />
      <Facts goods={soldOut} />
    </>,
  );
  for (const words of ['적립 예정', '최대혜택가', /쿠폰 받기/, /도착/])
    expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByText('판매자')).toBeInTheDocument();
});
