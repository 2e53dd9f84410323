import type { Ranking } from '@shop/shared/contracts';
import { screen, within } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { sampleGoods } from '../../test/samples';

const ranking = (first: number): Ranking => ({
  basis: 'DAY',
  rankedAt: '2026-11-30T05:05:00.000Z',
  items: [1, 2, 3, 4, 5].map((at) => ({
    change: at === 1 ? 3 : at === 2 ? null : 0,
    goods: sampleGoods(first + at),
  })),
  ads: [sampleGoods(900, { name: '알리는 상품' })],
  categories: [{ categoryNo: 4, name: '뷰티' }],
  ages: ['30'],
});

const open = (url: string) =>
  renderPage(url, {
    'display.page': () => ({
      pageCd: 'GNB',
      tabCd: '01',
      title: '랭킹',
      hasRanking: true,
      corners: [],
    }),
    'display.place': () => ({ corners: [], popups: [], bottomBanners: [] }),
    'ranking.list': ({ query }: { query: { age?: string } }) =>
      ranking(query.age === '30' ? 30 : 0),
  });

const cards = () =>
  within(screen.getByRole('list', { name: '순위' }))
    .getAllByRole('article')
    .map((card) => card.textContent);

test('shows the ranks with their basis, time and moves, and a paid place with its word', async () => {
  await open('/display/gnbShop?menuNo=13&rank=daily');
  expect(await screen.findByText('최근 24시간 판매 기준 · 11월 30일 14:05 집계')).toBeVisible();
  expect(screen.getByRole('link', { name: '일간' })).toHaveAttribute('aria-current', 'page');
  const [first, second, , , paid, fifth] = cards();
  expect(first).toMatch(/^1▲ 3.*상품 1/);
  expect(screen.getByRole('img', { name: '3계단 상승' })).toBeVisible();
  expect(second).toContain('NEW');
  expect(paid).toMatch(/^광고.*알리는 상품/);
  expect(fifth).toContain('상품 5');
});

test('says why a list counts a longer time than its tab names', async () => {
  await open('/display/gnbShop?menuNo=13&rank=realtime');
  expect(
    await screen.findByText(
      '최근 판매가 적은 때라 최근 24시간 판매로 보여 드려요 · 11월 30일 14:05 집계',
    ),
  ).toBeVisible();
});

test('shows another age group and category by links', async () => {
  const { user, router, requestsOf } = await open('/display/gnbShop?menuNo=13&rank=realtime');
  await user.click(await screen.findByRole('link', { name: '30대' }));
  expect(await screen.findByText('상품 31')).toBeVisible();
  expect(router.state.location.search).toBe('?menuNo=13&rank=realtime&age=30');
  await user.click(screen.getByRole('link', { name: '뷰티' }));
  expect(router.state.location.search).toBe('?menuNo=13&rank=realtime&categoryNo=4&age=30');
  expect(requestsOf('ranking.list').at(-1)).toEqual({
    query: { period: 'REALTIME', age: '30', categoryNo: 4 },
  });
  expect(screen.queryByRole('link', { name: '20대' })).toBeNull();
});
