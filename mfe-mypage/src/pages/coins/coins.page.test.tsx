import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';

const entry = (entryNo: number, at: string) => ({
  ...{
    entryNo,
    at,
    title: entryNo === 2 ? '구매확정 적립: 보온컵' : `적립 ${entryNo}`,
    amountWon: 747,
    orderNo: null,
  },
  expiresAt: '2029-11-30T01:00:00Z',
});

const open = (query: string, coinBalance: number, pointBalance: number) =>
  renderPage(`/mypage/thing-coin${query}`, {
    'commonEai.callThingCoinBalanceQuery': () => ({ coinBalance, expiringCoin: 0 }),
    'commonEai.callLpointQuery': () => ({ pointBalance, expiringPoint: 0 }),
    'recommendation.mine': () => ({ code: 'K7Q2M4XD', coinWon: null }),
    'point.history': () => ({
      ...{ balanceWon: 100, pendingWon: 0, expiringWon: 0, next: null },
      entries: [
        entry(3, '2026-12-01T03:00:00Z'),
        entry(2, '2026-12-01T01:00:00Z'),
        entry(1, '2026-11-30T01:00:00Z'),
      ],
    }),
  });

test.each([
  ['points without coins', '', 0, 16_980, '포인트'],
  ['coins beside points', '', 300, 16_980, '코인'],
  ['coins without either', '', 0, 0, '코인'],
  ['what the URL names', '?kind=COIN', 0, 16_980, '코인'],
])('opens with %s', async (_, query, coins, points, name) => {
  open(query, coins, points);
  expect(await screen.findByText(`사용할 수 있는 ${name}`)).toBeVisible();
  expect(screen.getByRole('link', { name, current: 'page' })).toBeVisible();
});

test('groups the entries by day, with the kind of an entry below its goods', async () => {
  open('', 0, 100);
  const day = within(await screen.findByRole('region', { name: '2026.12.01' }));
  expect(day.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '적립 32029.11.30까지+747P',
    '보온컵구매확정 적립 · 2029.11.30까지+747P',
  ]);
  expect(screen.getByRole('region', { name: '2026.11.30' })).toBeVisible();
});
