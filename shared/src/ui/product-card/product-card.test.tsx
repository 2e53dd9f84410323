import { cardFields } from '@shop/shared/app/document';
import { screen } from '@testing-library/react';
import { renderInShop } from '../../testing/render-in-shop';
import { sampleGoodsCard } from '../../testing/sample-goods-card';
import { ProductGrid } from '../product-grid/product-grid';
import { ProductCard } from './product-card';

const goods = sampleGoodsCard();

test('links the goods by name only, with a decorative picture', () => {
  renderInShop(<ProductCard goods={goods} />);
  expect(screen.getByRole('link', { name: goods.name })).toHaveAttribute(
    'href',
    '/goods/detail?goodsNo=1001',
  );
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText(/별점 5점 만점에 4.8점, 후기 1,204개/)).toBeInTheDocument();
});

test('marks what a placeholder of the product shows', () => {
  const { container } = renderInShop(<ProductCard goods={goods} />);
  const shown = (field: string) => {
    const element = container.querySelector(`[data-card] [data-${field}]`);
    return element?.getAttribute(`data-${field}`) || element?.textContent;
  };
  expect(container.querySelector('[data-picture] img')).toHaveAttribute('src');
  expect(cardFields.slice(1).map(shown)).toEqual([goods.brandName, goods.name, '4.8', '25,600원']);
});

test('shows the original price above the price in a grid, and beside it in a row', () => {
  const { unmount } = renderInShop(<ProductCard goods={goods} />);
  expect(screen.getByRole('article')).toHaveTextContent(
    /정가 32,000원.*할인율 20% 판매가 25,600원/,
  );
  unmount();
  renderInShop(<ProductCard goods={goods} layout="list" />);
  expect(screen.getByRole('article')).toHaveTextContent(
    /할인율 20% 판매가 25,600원.*정가 32,000원/,
  );
});

const cardOffer = { cardName: '온담카드', couponName: '3% 할인', couponNo: 6, priceWon: 22_210 };

test('shows the price with the own card in place of the coupon price', () => {
  const { unmount } = renderInShop(<ProductCard goods={sampleGoodsCard({ cardOffer })} />);
  expect(screen.getByText(/온담카드로 사면/)).toHaveTextContent('온담카드로 사면 22,210원');
  expect(screen.queryByText(/쿠폰적용가/)).toBeNull();
  unmount();
  // An answer of an older build has no offer.
  renderInShop(<ProductCard goods={goods} />);
  expect(screen.queryByText(/로 사면/)).toBeNull();
  expect(screen.getByText(/쿠폰적용가/)).toHaveTextContent('쿠폰적용가 22,900원');
});

test('shows only name and price when it is brief', () => {
  renderInShop(<ProductCard goods={goods} isBrief />);
  expect(screen.getByRole('link', { name: goods.name })).toBeVisible();
  expect(screen.getByText(/25,600/)).toBeVisible();
  expect(screen.queryByText(/쿠폰적용가/)).toBeNull();
});

test('shows a mark beside the rank, and in its place', () => {
  const { container, unmount } = renderInShop(
    <ProductCard goods={goods} rank={3} mark={<span>▲ 1</span>} />,
  );
  expect(container.querySelector('[data-picture]')).toHaveTextContent('3▲ 1');
  unmount();
  renderInShop(<ProductCard goods={goods} mark="광고" />);
  expect(screen.getByText('광고')).toBeVisible();
});

test('shows sold-out goods as such, without a coupon price or that of the card', () => {
  renderInShop(<ProductCard goods={sampleGoodsCard({ soldOut: true, cardOffer })} />);
  expect(screen.getByText('품절')).toBeInTheDocument();
  expect(screen.queryByText(/로 사면/)).toBeNull();
  expect(screen.queryByText(/쿠폰적용가/)).toBeNull();
});

test('draws the mask, and no picture, of 19 goods', () => {
  const adult = sampleGoodsCard({ adult: true });
  const { container } = renderInShop(<ProductCard goods={adult} />);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByText('성인 인증 후 볼 수 있어요')).toBeInTheDocument();
});

test('shows a free delivery badge when the price alone qualifies', () => {
  const from = (freeOverWon: number) =>
    sampleGoodsCard({ delivery: { type: '30', feeWon: 3000, freeOverWon } });
  const { unmount } = renderInShop(<ProductCard goods={from(20_000)} />);
  expect(screen.getByText('무료배송')).toBeInTheDocument();
  unmount();
  renderInShop(<ProductCard goods={from(30_000)} />);
  expect(screen.queryByText('무료배송')).toBeNull();
});

test('names no delivery for what goes to the phone', () => {
  const delivery = { type: '10', feeWon: 0, freeOverWon: null } as const;
  renderInShop(<ProductCard goods={sampleGoodsCard({ delivery, badges: ['ecoupon'] })} />);
  expect(screen.getByText('모바일 쿠폰')).toBeInTheDocument();
  expect(screen.queryByText('무료배송')).toBeNull();
});

test('reserves space for pictures and prioritises only the first', () => {
  const { container } = renderInShop(
    <ProductGrid label="베스트">
      <ProductCard key={1} goods={goods} isPriority />
      <ProductCard key={2} goods={sampleGoodsCard({ goodsNo: 2 })} />
    </ProductGrid>,
  );
  const [first, second] = [...container.querySelectorAll('img')];
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).toHaveAttribute('loading', 'eager');
  expect(second).toHaveAttribute('loading', 'lazy');
  expect(second).not.toHaveAttribute('fetchpriority');
  expect(first).toHaveAttribute('width', '360');
  expect(first?.getAttribute('srcset')).toContain('/images/goods/1001/1?w=750 750w');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('shows no arrival date when sold out', () => {
  const day = '내일(화) 도착 예정';
  const { unmount } = renderInShop(<ProductCard goods={goods} arrival={day} />);
  expect(screen.getByText(day)).toBeInTheDocument();
  unmount();
  renderInShop(<ProductCard goods={sampleGoodsCard({ soldOut: true })} arrival={day} />);
  expect(screen.queryByText(day)).toBeNull();
});
