import type { SearchInfo, SearchOthers } from '@shop/shared/contracts';
import { screen, within } from '@testing-library/react';
import { brandIndexFixture } from '../../markup/fixtures/list.fixtures';
import { planShopListFixture } from '../../markup/fixtures/plan-shop.fixtures';
import { renderPage } from '../../test/render-page';
import { sampleFacets, sampleList } from '../../test/samples';

const none: SearchOthers = { planShops: [], brands: [], events: [] };
const info: SearchInfo = {
  correction: null,
  redirect: null,
  brand: null,
  relatedWords: [],
  tryWords: [],
};

const open = (url: string, others: SearchOthers, search: SearchInfo = info, total = 40) =>
  renderPage(url, {
    'search.goods': () => sampleList(total, { search }),
    'search.others': () => others,
    'search.facet': () => sampleFacets(total),
    'search.popular': () => ({ rankedAt: '2026-11-30T05:05:00.000Z', words: [], recommended: [] }),
    'search.log': () => ({}),
    'display.place': () => ({ corners: [], popups: [], bottomBanners: [] }),
  });

beforeAll(() => import('./found-others'));

test('counts goods, 기획전 and brands in tabs, leaves out what finds nothing, and shows one', async () => {
  const found = {
    ...none,
    planShops: planShopListFixture(3).items,
    brands: brandIndexFixture.brands.slice(0, 2),
  };
  const { user, router } = await open('/searchResult?q=코트', found);
  const tabs = await screen.findByRole('navigation', { name: '검색 결과 종류' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['상품40', '기획전3', '브랜드2']);
  await user.click(within(tabs).getByRole('link', { name: /기획전/ }));
  expect(router.state.location.search).toBe('?q=%EC%BD%94%ED%8A%B8&tab=planShop');
  const list = await screen.findByRole('list', { name: '찾은 기획전' });
  expect(within(list).getAllByRole('article')).toHaveLength(3);
  expect(screen.queryByRole('combobox', { name: '정렬' })).toBeNull();
});

test('shows no tabs when a search finds goods only', async () => {
  await open('/searchResult?q=코트', none);
  expect(await screen.findByText('상품 1')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: '검색 결과 종류' })).toBeNull();
});

test('says that a tab of a shared link finds nothing', async () => {
  await open('/searchResult?q=코트&tab=event', none);
  expect(await screen.findByText('‘코트’에 맞는 이벤트 결과가 없어요')).toBeVisible();
});

test('says clearly that a word may not be searched', async () => {
  await open('/searchResult?q=금지말', none, { ...info, isBanned: true }, 0);
  expect(await screen.findByText('‘금지말’은 검색할 수 없는 말이에요')).toBeVisible();
});
