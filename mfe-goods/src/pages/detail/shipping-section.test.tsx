import { renderInShop } from '@shop/shared/testing/render-in-shop';
import { screen } from '@testing-library/react';
import { goods } from '../../test/goods.fixtures';
import { ShippingSection } from './shipping-section';

test('states the right of withdrawal in 합니다체', () => {
  renderInShop(<ShippingSection goods={goods} />);
  const rules = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rules).toHaveLength(6);
  for (const rule of rules) expect(rule).not.toMatch(/요\./);
  for (const rule of rules) expect(rule).toMatch(/니다\.$/);
});

test('leads to the goods of the seller that are sent in the same parcel, if there are any', () => {
  const { unmount } = renderInShop(<ShippingSection goods={goods} />);
  expect(screen.getByRole('link', { name: '같은 판매자의 묶음배송 상품' })).toHaveAttribute(
    'href',
    '/products?type=all&bundleSellerNo=1',
  );
  unmount();
  renderInShop(
    <ShippingSection goods={{ ...goods, delivery: { ...goods.delivery, isBundled: false } }} />,
  );
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test.each(['ECOUPON', 'GIFT_CARD'] as const)(
  'tells how a voucher (%s) is issued and refunded in place of a parcel',
  (goodsType) => {
    renderInShop(<ShippingSection goods={{ ...goods, goodsType }} />);
    for (const name of ['발급', '사용', '기한 연장', '취소·환불'])
      expect(screen.getByRole('rowheader', { name })).toBeInTheDocument();
    expect(screen.getByText(/5년까지 같은 방법으로 전액 환불/)).toBeInTheDocument();
    for (const word of [/택배사/, /반품 배송비/, /반품 주소/, /포장을 뜯은/])
      expect(screen.queryByText(word)).toBeNull();
  },
);
