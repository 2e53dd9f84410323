import { screen, waitFor, within } from '@testing-library/react';
import { refused, renderPage } from '../../test/render-page';
import { ORDER_NO, orderDetail, refundOf } from '../../test/sample-order';
import { payment } from '../../test/sample-payment';

const waiting = orderDetail({
  state: 'DEPOSIT_WAIT',
  stateName: '입금대기',
  items: [],
  actions: [],
  cancelNow: null,
  deposit: {
    paymentNo: 'P0123456789',
    bankName: '신한은행',
    accountNo: '8891234567',
    holderName: '온담',
    amountWon: 53_000,
    dueAt: '2026-11-22T23:59:59+09:00',
  },
});

const fillAccount = async (user: ReturnType<typeof renderPage>['user'], holder: string) => {
  await user.selectOptions(screen.getByRole('combobox', { name: /은행/ }), '신한은행');
  await user.type(screen.getByRole('textbox', { name: /계좌번호/ }), '110-123-456789');
  await user.type(screen.getByRole('textbox', { name: /예금주/ }), holder);
  await user.click(screen.getByRole('button', { name: '환불 계좌 확인하기' }));
};

test('shows the account and cancels the order after a question', async () => {
  let order = waiting;
  const { user, sentTo } = renderPage(`/mypage/order/detail?orderNo=${ORDER_NO}`, {
    'order.detail': () => order,
    'payment.cancel': () => {
      order = orderDetail({ state: 'CANCEL_DONE', stateName: '취소완료', items: [], actions: [] });
      return {};
    },
  });
  const account = { name: '다른 팀의 조각 order/deposit' };
  expect(await screen.findByRole('region', account)).toHaveTextContent(`{"orderNo":"${ORDER_NO}"}`);
  await user.click(screen.getByRole('button', { name: '주문 취소' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '주문 취소' }),
  );
  await waitFor(() => expect(screen.queryByRole('region', account)).toBeNull());
  expect(sentTo('payment.cancel').map(({ input }) => input)).toEqual([
    { params: { paymentNo: 'P0123456789' } },
  ]);
});

test('asks for the refund account first when an order paid by deposit is canceled', async () => {
  let needsRefundAccount = true;
  const { user, sentTo } = renderPage(`/mypage/order/detail?orderNo=${ORDER_NO}&modalId=cancel`, {
    'order.detail': () => orderDetail({ payment: { ...payment, needsRefundAccount } }),
    'claim.estimate': () => refundOf(),
    'payment.setRefundAccount': ({ body }: { body: { holderName: string } }) => {
      if (body.holderName !== '김하늘')
        throw refused(422, 'REFUND_ACCOUNT', '예금주 이름이 계좌와 달라요.');
      needsRefundAccount = false;
      return { bankName: '신한은행', accountMasked: '********6789' };
    },
  });
  await screen.findByRole('dialog', { name: '환불 계좌' });
  await user.click(screen.getByRole('button', { name: '환불 계좌 확인하기' }));
  expect(screen.getByRole('combobox', { name: /은행/ })).toHaveFocus();
  expect(sentTo('payment.setRefundAccount')).toHaveLength(0);
  await fillAccount(user, '남이름');
  expect(await screen.findByText('예금주 이름이 계좌와 달라요.')).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: /예금주/ }));
  await user.type(screen.getByRole('textbox', { name: /예금주/ }), '김하늘');
  await user.click(screen.getByRole('button', { name: '환불 계좌 확인하기' }));
  expect(await screen.findByRole('dialog', { name: '취소 신청' })).toBeVisible();
  expect(screen.getByText(/계좌로 3영업일 안에 환불돼요/)).toBeVisible();
});

test('asks for another account while a refund waits for it', async () => {
  renderPage(`/mypage/order/detail?orderNo=${ORDER_NO}`, {
    'order.detail': () =>
      orderDetail({
        payment: {
          ...payment,
          waitsForRefundAccount: true,
          depositReturns: [
            {
              at: '2026-11-21T12:20:00+09:00',
              amountWon: 53_000,
              reason: '이미 입금을 마친 주문이에요',
              stateName: '환불대기',
            },
          ],
        },
      }),
  });
  expect(await screen.findByRole('heading', { name: '환불 계좌가 필요해요' })).toBeVisible();
  expect(screen.getByText('53,000원 · 이미 입금을 마친 주문이에요 · 환불대기')).toBeVisible();
});
