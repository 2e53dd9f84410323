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

/** Opens the basket with another delivery of its sellers. @returns the group of one of them */
async function groupWith(delivery: object) {
  const view = baskets['shipping-case'];
  const groups = view?.groups.map((group) => ({
    ...group,
    delivery: { ...group.delivery, ...delivery },
  }));
  renderPage('/basket', { 'basket.view': () => ({ ...view, groups }) });
  return screen.findByRole('region', { name: '유료배송 판매자' });
}

test.each([
  [{ remainingWon: 20_000, feeWon: 3_000 }, '20,000원 더 담으면 무료배송', true],
  [{ remainingWon: 0, feeWon: 0 }, '무료배송이에요', true],
  // A fee for goods that the amount does not make free.
  [{ remainingWon: 0, feeWon: 15_000 }, '무료배송이에요', false],
])('with a delivery of %j, that it says %s is %s', async (delivery, words, isSaid) => {
  const group = await groupWith({ type: '30', freeOverWon: 50_000, ...delivery });
  expect(group.textContent?.includes(words)).toBe(isSaid);
});

test('says that a seller always delivers free', async () => {
  const group = await groupWith({ type: '10', freeOverWon: null, remainingWon: null, feeWon: 0 });
  expect(group).toHaveTextContent('무료배송이에요');
});

test.each([
  [{ feeWon: 3_000, feeCount: 1 }, '배송비 3,000원 (여러 개도 한 번만)'],
  [{ feeWon: 6_000, feeCount: 2 }, '배송비 6,000원 (2개 상자로 따로 배송)'],
])('says what a fee of %j is for', async (fee, words) => {
  const group = await groupWith({ type: '20', freeOverWon: null, qtyUnit: null, ...fee });
  expect(group).toHaveTextContent(words);
});
