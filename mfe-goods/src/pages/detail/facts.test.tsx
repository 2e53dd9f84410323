import { renderInShop } from '@shop/shared/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { goods } from '../../test/goods.fixtures';
import { BenefitLine } from './benefit-line';
import { ArrivalPromise } from './delivery-fact';
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

test('names the price with the own card, and nothing of it without an offer', () => {
  const cardOffer = { cardName: '온담카드', couponName: '3% 할인', couponNo: 6, priceWon: 34_920 };
  const { unmount } = renderInShop(
    <BenefitLine goods={{ ...onSale, price: { ...onSale.price, cardOffer } }} />,
  );
  expect(screen.getByRole('button', { name: /온담카드로 사면 34,920/ })).toBeVisible();
  unmount();
  // Answers of an older build have no such field.
  renderInShop(<BenefitLine goods={onSale} />);
  expect(screen.queryByText(/로 사면/)).toBeNull();
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

test('names a day of arrival below the price only for goods that are shipped at once', () => {
  const { unmount } = renderInShop(<ArrivalPromise goods={goods} />);
  expect(screen.getByText(/ 도착 예정$/)).toBeVisible();
  unmount();
  renderInShop(
    <>
      <ArrivalPromise goods={{ ...goods, soldOut: true }} />
      <ArrivalPromise goods={{ ...goods, goodsType: 'RESERVATION' }} />
      <ArrivalPromise goods={{ ...goods, goodsType: 'ECOUPON' }} />
    </>,
  );
  expect(screen.queryByText(/도착/)).toBeNull();
});
