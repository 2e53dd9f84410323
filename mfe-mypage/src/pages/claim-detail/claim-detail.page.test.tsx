import { paymentStates } from '@shop/shared/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { claimOf } from '../../markup/fixtures/claims';
import { renderPage } from '../../test/render-page';

const waiting = claimOf('exchange-wait');
const path = `/mypage/claim/detail?claimNo=${waiting.claimNo}`;

test('follows an attempt without an answer until it is decided', async () => {
  let asked = 0;
  const isPaid = () => asked > 1;
  const { sentTo } = renderPage(path, {
    'claim.detail': () =>
      isPaid()
        ? { ...waiting, state: 'REQUEST', stateName: '교환 신청', charge: null, actions: [] }
        : { ...waiting, charge: waiting.charge && { ...waiting.charge, checkingPaymentNo: 'P1' } },
    'payment.inquire': () => {
      asked += 1;
      const state = isPaid() ? 'PAID' : 'UNKNOWN';
      return { paymentNo: 'P1', state, stateName: paymentStates[state] };
    },
  });
  expect(await screen.findByText('결제 결과를 확인하고 있어요')).toBeVisible();
  expect(screen.queryByRole('button', { name: /결제하기/ })).toBeNull();
  await waitFor(() => expect(screen.getByText('교환 신청')).toBeVisible(), { timeout: 8_000 });
  expect(screen.queryByText('결제 결과를 확인하고 있어요')).toBeNull();
  expect(sentTo('payment.inquire')).toHaveLength(2);
}, 15_000);

test('shows what was paid for a refused exchange, and what goes back', async () => {
  renderPage(path, {
    'claim.detail': () => ({
      ...waiting,
      ...{ state: 'REJECTED', stateName: '교환 불가', charge: null, actions: [] },
      paid: { payWon: 8_000, canceledWon: 2_000, methodName: '카드' },
    }),
  });
  const money = await screen.findByRole('region', { name: '추가로 결제한 금액' });
  for (const text of ['8,000', '2,000', '6,000'])
    expect(within(money).getByText(new RegExp(text))).toBeVisible();
  expect(within(money).getByText('카드로 돌려드려요')).toBeVisible();
});
