import { deadlineWords } from '../day/deadline';
import { parsePlanShopListQuery, planShopListPath } from './plan-shop-url';

const noon = Date.parse('2026-11-21T12:00:00+09:00');

test.each([
  ['2026-11-21T23:59:59+09:00', '오늘 마감'],
  ['2026-11-22T00:00:01+09:00', 'D-1'],
  ['2026-11-28T23:59:59+09:00', 'D-7'],
  ['2026-11-29T00:00:01+09:00', undefined],
  ['2026-11-21T11:59:59+09:00', '종료'],
])('shows the deadline when a plan shop ends at %s: %s', (endsAt, words) => {
  expect(deadlineWords(endsAt, noon)).toBe(words);
});

test('reads and writes the list state of a URL', () => {
  const address = '/display/plan-shop/list?categoryNo=3&brandNo=7&closing=1&sort=new&page=2';
  const state = parsePlanShopListQuery(new URL(address, 'http://shop').searchParams);
  expect(state).toEqual({
    categoryNo: 3,
    brandNo: 7,
    isClosing: true,
    isComing: false,
    sort: 'new',
    page: 2,
  });
  expect(planShopListPath(state)).toBe(address);
  expect(parsePlanShopListQuery(new URLSearchParams('page=0&categoryNo=x&sort=y'))).toEqual({
    isClosing: false,
    isComing: false,
    page: 1,
  });
});
