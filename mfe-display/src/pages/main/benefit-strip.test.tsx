import { renderInShop } from '@shop/shared/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { BenefitStrip } from './benefit-strip';

test('names three benefits of the card and leads to the goods for its members', () => {
  renderInShop(<BenefitStrip />);
  const strip = screen.getByRole('link', { name: /^카드 혜택/ });
  expect(strip).toHaveAttribute('href', '/main?tab=80');
  for (const benefit of ['최대 12개월 무이자', '카드 쿠폰 할인', '포인트 적립'])
    expect(strip).toHaveTextContent(benefit);
});
