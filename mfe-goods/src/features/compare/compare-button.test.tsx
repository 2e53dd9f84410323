import { layers } from '@shop/shared/app';
import { renderInShop } from '@shop/shared/testing/render-in-shop';
import { act, fireEvent, screen } from '@testing-library/react';
import { CompareButton } from './compare-button';
import { compareList } from './compare-list';

beforeEach(() => {
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage'));
  layers.setState({ toasts: [] });
});

/** Simulates a change in another tab. */
function store(text: string): void {
  localStorage.setItem('shop.goods.compare', text);
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'shop.goods.compare' })));
}

const show = (goodsNo: number, categoryNo = 1) =>
  renderInShop(<CompareButton goodsNo={goodsNo} categoryNo={categoryNo} />);
const press = () => fireEvent.click(screen.getByRole('button', { name: '비교하기' }));
const toasts = () => layers.getState().toasts.map(({ text }) => text);

test('adds the goods, and leads to the comparison with the focus where it was', () => {
  compareList.add(7, 1);
  show(229);
  press();
  expect(compareList.list()).toEqual([7, 229]);
  const link = screen.getByRole('link', { name: '2개 비교 보기' });
  expect(link).toHaveAttribute('href', '/goods/compare?goodsNo=7,229');
  expect(link).toHaveFocus();
  expect(layers.getState().toasts.at(-1)).toMatchObject({
    text: '비교할 상품에 담았어요',
    link: { text: '비교 보기', to: '/goods/compare?goodsNo=7,229' },
  });
});

test('refuses a fourth', () => {
  for (const goodsNo of [1, 2, 3]) compareList.add(goodsNo, 1);
  show(229);
  press();
  expect(toasts()).toEqual(['3개까지 비교할 수 있어요']);
  expect(compareList.list()).toEqual([1, 2, 3]);
});

test('refuses another kind, until the list is empty', () => {
  compareList.add(1, 2);
  show(229);
  press();
  expect(toasts()).toEqual(['같은 종류의 상품만 비교할 수 있어요']);
  act(() => compareList.remove([1]));
  press();
  expect(compareList.list()).toEqual([229]);
});

test('follows another tab', () => {
  show(229);
  store('{"categoryNo":1,"goodsNos":[229]}');
  expect(screen.getByRole('link', { name: '1개 비교 보기' })).toBeVisible();
});

test.each([
  '"broken"',
  'null',
  '[1]',
  '{"goodsNos":"x"}',
  '{"categoryNo":1,"goodsNos":[0,-1]}',
  '{',
])('ignores the stored value %s', (stored) => {
  store(stored);
  show(229);
  press();
  expect(compareList.list()).toEqual([229]);
});
