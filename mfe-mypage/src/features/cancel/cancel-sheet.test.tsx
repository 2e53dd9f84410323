import { screen, waitFor, within } from '@testing-library/react';
import { type Answer, refused, renderPage } from '../../test/render-page';
import { ORDER_NO, orderDetail, refundOf } from '../../test/sample-order';

const open = (answers: Record<string, Answer> = {}) =>
  renderPage(`/mypage/order/detail?orderNo=${ORDER_NO}&modalId=cancel`, {
    'order.detail': () => orderDetail(),
    'claim.estimate': () => refundOf(),
    ...answers,
  });

const sheet = () => screen.findByRole('dialog', { name: '취소 신청' });
/** The button, once the sum above it is this. */
const submit = async (sum = '53,000원') => {
  const dialog = within(await sheet());
  const button = dialog.getByRole('button', { name: '취소 신청하기' });
  await waitFor(() =>
    expect(button.parentElement?.parentElement).toHaveTextContent(`환불 예정 금액 ${sum}`),
  );
  return button;
};

test('focuses the reason and shows its error when no reason is chosen', async () => {
  const { user, sentTo } = open();
  await sheet();
  await user.click(await submit());
  const reason = screen.getByRole('radiogroup', { name: /취소 사유/ });
  expect(within(reason).getAllByRole('radio')[0]).toHaveFocus();
  expect(reason).toHaveAccessibleDescription(/취소 사유를 골라 주세요/);
  expect(sentTo('claim.cancel')).toHaveLength(0);
});

test('names quantity and price of each item, of the quantity that is chosen', async () => {
  const { user } = open();
  const dialog = within(await sheet());
  expect(dialog.getByRole('checkbox', { name: /단열 보온병.*2개 · 20,000\s*원/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /햅쌀 10kg.*1개 · 30,000\s*원/ })).toBeChecked();
  await user.click(dialog.getByRole('button', { name: '단열 보온병 취소 수량 줄이기' }));
  expect(dialog.getByRole('checkbox', { name: /단열 보온병.*1개 · 10,000\s*원/ })).toBeChecked();
});

test('focuses the first item when none is chosen', async () => {
  const { user, sentTo } = open();
  const dialog = await sheet();
  await submit();
  const boxes = within(dialog).getAllByRole('checkbox');
  for (const box of boxes) await user.click(box);
  await user.click(await submit('–'));
  expect(screen.getByText('취소할 상품을 골라 주세요')).toBeInTheDocument();
  expect(boxes[0]).toHaveFocus();
  expect(sentTo('claim.cancel')).toHaveLength(0);
});

test('sends the refund that was shown and updates the page from the response', async () => {
  const { user, sentTo } = open({
    'claim.cancel': () => ({
      claimNo: 'C1',
      refund: refundOf(),
      order: orderDetail({ state: 'CANCEL_DONE', stateName: '취소완료', items: [], actions: [] }),
    }),
  });
  await sheet();
  await user.click(screen.getByRole('radio', { name: '단순 변심' }));
  await user.click(await submit());
  expect(await screen.findByText(/취소했어요. 53,000원을 돌려드려요/)).toBeInTheDocument();
  expect(sentTo('claim.cancel')[0]?.input).toMatchObject({
    body: {
      orderNo: ORDER_NO,
      items: [
        { itemNo: 1, qty: 2 },
        { itemNo: 2, qty: 1 },
      ],
      reasonCd: 'CHANGED_MIND',
      expectedRefundWon: 53_000,
    },
  });
  expect(sentTo('claim.cancel')[0]?.idempotencyKey).toBeTruthy();
});

test('shows the new refund and stays open when the refund has changed', async () => {
  let refundWon = 53_000;
  const { user, sentTo } = open({
    'claim.estimate': () => refundOf({ refundWon, deliveryWon: refundWon - 50_000 }),
    'claim.cancel': () => {
      refundWon = 50_500;
      throw refused(409, 'REFUND_CHANGED', '환불 금액이 바뀌었어요. 다시 확인해 주세요.');
    },
  });
  await sheet();
  await user.click(screen.getByRole('radio', { name: '단순 변심' }));
  await user.click(await submit());
  expect(await submit('50,500원')).toBeInTheDocument();
  expect(screen.getByText('환불 금액이 바뀌었어요. 다시 확인해 주세요.')).toBeInTheDocument();
  expect(sentTo('claim.cancel')).toHaveLength(1);
  await waitFor(() => expect(screen.getByRole('dialog', { name: '취소 신청' })).toBeVisible());
});
