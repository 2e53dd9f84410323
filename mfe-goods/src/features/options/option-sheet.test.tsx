import { AppProvider, createApp, visitorSession } from '@shop/shared/app';
import { createMemoryRouter, RouterProvider } from '@shop/shared/app/navigation';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { goods } from '../../test/goods.fixtures';
import type { Outcome } from '../buy/use-buy';
import { OptionSheet } from './option-sheet';

function show(outcome: Outcome = 'done', detail = goods, search = '?goodsNo=229', isGift = false) {
  const buying = {
    addToBasket: jest.fn(async () => outcome),
    buyNow: jest.fn(async () => outcome),
    isBusy: false,
  };
  const seen = { onClose: jest.fn(), onRefused: jest.fn() };
  const app = createApp({
    call: () => Promise.reject(new Error('no calls')),
    session: visitorSession,
    isServer: false,
    renderedAtMs: 0,
  });
  const sheet = (
    <OptionSheet open isGift={isGift} goods={detail} stock={undefined} buying={buying} {...seen} />
  );
  const router = createMemoryRouter([{ path: '*', Component: () => sheet }], {
    initialEntries: [`/goods/detail${search}`],
  });
  render(
    <AppProvider app={app}>
      <RouterProvider router={router} />
    </AppProvider>,
  );
  const at = () => router.state.location.search;
  return { ...buying, ...seen, at, user: userEvent.setup() };
}

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const choice = (name: string | RegExp) => screen.getByRole('radio', { name });

test('adds a line per chosen SKU, sums them and puts them in the basket on 장바구니', async () => {
  const { user, addToBasket, onClose } = show();
  await user.click(choice('블랙'));
  await user.click(choice('M'));
  await user.click(choice(/^L/));
  const lines = screen.getByRole('list', { name: '선택한 옵션' });
  expect(within(lines).getAllByRole('listitem')).toHaveLength(2);
  await user.click(press('블랙 / M 수량 늘리기'));
  expect(screen.getByText('총 3개')).toBeInTheDocument();
  expect(screen.getByText('총 3개').parentElement).toHaveTextContent('122,000원');

  await user.click(press('장바구니'));
  expect(addToBasket).toHaveBeenCalledWith([
    { skuNo: 1, qty: 2 },
    { skuNo: 2, qty: 1 },
  ]);
  expect(onClose).toHaveBeenCalled();
});

test('names the goods and its price above the options', () => {
  show();
  const sheet = screen.getByRole('dialog', { name: '옵션 선택' });
  expect(within(sheet).getByText(goods.name)).toBeVisible();
  expect(within(sheet).getByText(goods.name).parentElement).toHaveTextContent(
    goods.price.salePriceWon.toLocaleString('ko-KR'),
  );
});

test('requests an option and sends nothing when none is chosen', async () => {
  const { user, buyNow } = show();
  await user.click(press('바로구매'));
  expect(screen.getByText(/옵션을 선택해 주세요$/)).toBeInTheDocument();
  expect(buyNow).not.toHaveBeenCalled();
  await user.click(choice(/^블랙/));
  expect(screen.queryByText(/옵션을 선택해 주세요$/)).toBeNull();
});

test('names every level that is missing, and only those', async () => {
  const { user } = show();
  expect(screen.queryByText(/^총/)).toBeNull();
  await user.click(press('바로구매'));
  expect(screen.getByText('‘색상’, ‘사이즈’ 옵션을 선택해 주세요')).toBeInTheDocument();
  await user.click(choice('블랙'));
  await user.click(press('바로구매'));
  expect(screen.getByText('‘사이즈’ 옵션을 선택해 주세요')).toBeInTheDocument();
});

test('keeps the choice in the address and restores it from there', async () => {
  const { user, at } = show();
  await user.click(choice('블랙'));
  await user.click(choice('M'));
  await user.click(press('블랙 / M 수량 늘리기'));
  expect(at()).toBe('?goodsNo=229&pick=10.20&sku=1x2');
  cleanup();
  show('done', goods, at());
  expect(choice('M')).toBeChecked();
  expect(screen.getByText('총 2개')).toBeInTheDocument();
});

test('ignores what an address names and the goods do not have', () => {
  show('done', goods, '?goodsNo=229&pick=10.99&sku=77.1x-3.abc.4x2');
  expect(choice('블랙')).toBeChecked();
  expect(screen.getByText('총 2개')).toBeInTheDocument();
  expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(1);
});

test('shows a sold-out value and does not select it', async () => {
  const { user } = show();
  await user.click(choice(/^화이트/));
  await user.click(choice(/^M/));
  expect(screen.getByText(/M 옵션은 품절이에요/)).toBeInTheDocument();
  expect(screen.queryByRole('list', { name: '선택한 옵션' })).not.toBeInTheDocument();
});

test('shows the error and refetches the stock when the api refuses', async () => {
  const { user, onRefused, onClose } = show({ refusal: '재고가 부족해 장바구니에 담을 수 없어요' });
  await user.click(choice('블랙'));
  await user.click(choice('M'));
  await user.click(press('장바구니'));
  expect(screen.getByRole('alert')).toHaveTextContent('재고가 부족해');
  expect(onRefused).toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

test('does not close when a visitor is redirected to sign-in', async () => {
  const { user, onClose } = show('left');
  await user.click(choice('블랙'));
  await user.click(choice('M'));
  await user.click(press('장바구니'));
  expect(onClose).not.toHaveBeenCalled();
  expect(press('장바구니')).toHaveAttribute('aria-busy', 'true');
});

test('offers only the quantity when the goods have no options', async () => {
  const [only] = goods.options.skus;
  const { user, addToBasket } = show('done', {
    ...goods,
    options: { groups: [], skus: only ? [{ ...only, valueNos: [], optionText: '' }] : [] },
  });
  expect(screen.getByRole('dialog', { name: '수량 선택' })).toBeInTheDocument();
  await user.click(press('코튼 셔츠 수량 늘리기'));
  await user.click(press('장바구니'));
  expect(addToBasket).toHaveBeenCalledWith([{ skuNo: 1, qty: 2 }]);
});

test('sends what is written on the goods, and explains a text that is too long', async () => {
  const engravable = { ...goods, textOption: { name: '각인 문구' } };
  const { user, addToBasket } = show('done', engravable);
  await user.click(choice('블랙'));
  await user.click(choice('M'));
  const field = screen.getByRole('textbox', { name: '각인 문구 (선택)' });
  await user.type(field, '가'.repeat(21));
  expect(field).toHaveAccessibleDescription(/20자까지 입력할 수 있어요$/);
  await user.click(press('장바구니'));
  expect(addToBasket).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, ' 하늘 ');
  await user.click(press('장바구니'));
  expect(addToBasket).toHaveBeenCalledWith([{ skuNo: 1, qty: 1, text: '하늘' }]);
  expect(field).toHaveValue('');
});

test('adds 추가상품 to the total and sends one piece of each with the lines', async () => {
  const image = { key: 'd/keyboard', tone: [1, 2] as [number, number], alt: '키보드' };
  const additions = [
    { skuNo: 91, name: '무선 키보드', image, priceWon: 30_000 },
    { skuNo: 92, name: '이어폰', image, priceWon: 20_000 },
  ];
  const { user, addToBasket } = show('done', { ...goods, additions });
  await user.click(press('장바구니'));
  expect(addToBasket).not.toHaveBeenCalled();
  await user.click(choice('블랙'));
  await user.click(choice('M'));
  const earbuds = screen.getByRole('checkbox', { name: /^이어폰 20,000/ });
  await user.click(screen.getByRole('checkbox', { name: /^무선 키보드 30,000/ }));
  await user.click(earbuds);
  await user.click(earbuds);
  expect(screen.getByText('총 2개').parentElement).toHaveTextContent('70,000원');
  await user.click(press('장바구니'));
  expect(addToBasket).toHaveBeenCalledWith([
    { skuNo: 1, qty: 1 },
    { skuNo: 91, qty: 1 },
  ]);
  expect(earbuds).not.toBeChecked();
});

test('offers 선물하기, but not of goods from abroad, which need a customs code', async () => {
  const { user, buyNow } = show();
  await user.click(choice('블랙'));
  await user.click(choice('M'));
  await user.click(press('선물하기'));
  expect(buyNow).toHaveBeenCalledWith([expect.objectContaining({ qty: 1 })], true, true);
  cleanup();
  show('done', { ...goods, goodsType: 'OVERSEAS' });
  expect(press('바로구매')).toBeVisible();
  expect(screen.queryByRole('button', { name: '선물하기' })).toBeNull();
});

test('shows only the button 선물하기 when opened by 선물하기', async () => {
  const { user, buyNow } = show('done', goods, '?goodsNo=229', true);
  expect(screen.queryByRole('button', { name: '장바구니' })).toBeNull();
  expect(screen.queryByRole('button', { name: '바로구매' })).toBeNull();
  await user.click(choice('블랙'));
  await user.click(choice('M'));
  await user.click(press('선물하기'));
  expect(buyNow).toHaveBeenCalledWith([{ skuNo: 1, qty: 1 }], true, true);
});
