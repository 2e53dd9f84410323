import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { ORDER_NO, orderItem, secondItem } from '../../test/sample-order';

const SHEET = 'S20261130TESTSHEET';
const again = { action: 'REORDER' as const, label: '바로 재구매' };
const bottle = orderItem({ actions: [again] });
const left = [{ goodsNo: 11, goodsName: '단열 보온병', message: '품절됐어요.' }];

const open = (reply: unknown, items = [bottle]) =>
  renderPage('/mypage/order/list', {
    'order.summary': () => ({}),
    'order.reorder': () => reply,
    'order.list': () => ({
      next: null,
      orders: [
        {
          orderNo: ORDER_NO,
          orderedAt: '2026-11-21T01:00:00.000Z',
          state: 'PAY_DONE',
          stateName: '결제완료',
          payWon: 20_000,
          giftReceiver: null,
          deposit: null,
          items,
          actions: [again],
        },
      ],
    }),
  });

const press = async ({ user }: ReturnType<typeof open>, name: string) =>
  user.click(await screen.findByRole('button', { name }));

test('opens the order sheet with one click', async () => {
  const shown = open({ added: 1, left: [], sheetNo: SHEET });
  await press(shown, '단열 보온병 바로 재구매');
  expect(await screen.findByText(`다른 화면 /order/sheet?sheetNo=${SHEET}`)).toBeVisible();
  expect(shown.sentTo('order.reorder')[0]?.input).toEqual({
    body: { orderNo: ORDER_NO, itemNos: [1], to: 'SHEET' },
  });
});

test('shows why goods cannot be bought again, and opens their page', async () => {
  const shown = open({ added: 0, left, sheetNo: null });
  await press(shown, '단열 보온병 바로 재구매');
  const dialog = await screen.findByRole('alertdialog', { name: '다시 살 수 없는 상품이에요' });
  expect(dialog).toHaveTextContent('단열 보온병: 품절됐어요.');
  await shown.user.click(within(dialog).getByRole('button', { name: '상품 보기' }));
  expect(await screen.findByText('다른 화면 /goods/detail?goodsNo=11')).toBeVisible();
});

test('hides both reorders behind 더보기 before the delivery', async () => {
  const cancel = { action: 'CANCEL' as const, label: '취소 신청' };
  const { user } = open(undefined, [orderItem({ actions: [cancel, again] })]);
  expect(await screen.findByRole('button', { name: '단열 보온병 취소 신청' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '단열 보온병 바로 재구매' })).toBeNull();
  await user.click(screen.getByRole('button', { name: '단열 보온병 더보기' }));
  expect(screen.getByRole('button', { name: '단열 보온병 바로 재구매' })).toBeVisible();
  expect(screen.getByRole('button', { name: '단열 보온병 장바구니 담기' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: '단열 보온병 접기', expanded: true }));
  expect(screen.queryByRole('button', { name: '단열 보온병 바로 재구매' })).toBeNull();
  expect(screen.getByRole('button', { name: '단열 보온병 더보기' })).toHaveFocus();
});

test('adds the goods to the basket by the second button', async () => {
  const shown = open({ added: 1, left: [], sheetNo: null });
  await press(shown, '단열 보온병 장바구니 담기');
  expect(await screen.findByText('장바구니에 담았어요')).toBeVisible();
  expect(shown.sentTo('order.reorder')[0]?.input).toMatchObject({ body: { to: 'BASKET' } });
});

test('orders the available goods of an order only after a confirmation', async () => {
  const shown = open({ added: 1, left, sheetNo: SHEET }, [bottle, secondItem]);
  await press(shown, '2개 모두 바로 재구매');
  const dialog = await screen.findByRole('alertdialog', { name: '살 수 없는 상품이 있어요' });
  expect(shown.sentTo('order.reorder')[0]?.input).toEqual({
    body: { orderNo: ORDER_NO, to: 'SHEET' },
  });
  await shown.user.click(within(dialog).getByRole('button', { name: '나머지 1개 주문하기' }));
  expect(await screen.findByText(`다른 화면 /order/sheet?sheetNo=${SHEET}`)).toBeVisible();
});
