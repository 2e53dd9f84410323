import { screen, within } from '@testing-library/react';
import { blouse } from '../../markup/fixtures/reviews';
import { renderPage } from '../../test/render-page';

const AT = '2026-02-24T05:10:00.000Z';
const LATER = '2026-03-01T05:10:00.000Z';

test('groups what can be reviewed by order and last day', async () => {
  const items = [
    { ...blouse, orderedAt: AT },
    { ...blouse, itemNo: 2, goodsName: '타올', orderedAt: AT },
    { ...blouse, itemNo: 3, goodsName: '머그', orderedAt: LATER, orderNo: '2603051234567890' },
  ];
  renderPage('/mypage/review', { 'review.writable': () => ({ count: 3, items }) });
  const first = within((await screen.findByText('2026.02.24 주문')).closest('li') as HTMLElement);
  expect(first.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    '시폰 셔링 블라우스 후기 쓰기',
    '타올 후기 쓰기',
  ]);
  const second = within(screen.getByText('2026.03.01 주문').closest('li') as HTMLElement);
  expect(second.getByRole('button', { name: '머그 후기 쓰기' })).toBeVisible();
});
