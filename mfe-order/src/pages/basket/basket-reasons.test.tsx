import { screen, within } from '@testing-library/react';
import { baskets } from '../../markup/fixtures/baskets';
import { renderPage } from '../../test/render-page';

const COUPONS = '쿠폰은 주문서에서 가장 큰 할인으로 자동 적용돼요';
const open = (name: keyof typeof baskets) =>
  renderPage('/basket', { 'basket.view': () => baskets[name] });
const summary = () => screen.findByRole('region', { name: '결제 예정 금액' });

test('says why the total is higher than the prices with coupons', async () => {
  open('time-deal');
  expect(within(await summary()).getByText(COUPONS)).toBeVisible();
});

test('says nothing of coupons when no line has one', async () => {
  open('default');
  await summary();
  expect(screen.queryByText(COUPONS)).not.toBeInTheDocument();
});

test('says how often a fee is paid', async () => {
  open('shipping-case');
  const group = await screen.findByRole('region', { name: '유료배송 판매자' });
  expect(group).toHaveTextContent('배송비 2,500원 (3개마다 한 번)');
});
