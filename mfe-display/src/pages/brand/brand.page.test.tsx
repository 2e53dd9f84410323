import type { BrandCard, BrandDetail } from '@shop/shared/contracts';
import { screen, within } from '@testing-library/react';
import { brandIndexFixture } from '../../markup/fixtures/list.fixtures';
import { renderPage } from '../../test/render-page';
import { sampleFacets, sampleList } from '../../test/samples';

const [card, other] = brandIndexFixture.brands as unknown as [BrandCard, BrandCard];
const detail: BrandDetail = {
  ...card,
  isEnded: false,
  pictures: [{ key: 'd/coat-0-0-hero', tone: [0, 5], alt: '' }],
  story: [{ type: 'text', text: '하루를 편안하게 감싸는 옷이에요.' }],
  categories: [
    { categoryNo: 11, name: '아우터', goodsCount: 7 },
    { categoryNo: 12, name: '니트', goodsCount: 3 },
  ],
  coupons: [],
  others: [],
};

const open = (over: Partial<BrandDetail> = {}) =>
  renderPage(`/display/brand?brandNo=${card.brandNo}`, {
    'brand.detail': () => ({ ...detail, ...over }),
    'search.goods': () => sampleList(10),
    'search.facet': () => sampleFacets(10),
    'display.place': () => ({ corners: [], popups: [], bottomBanners: [] }),
  });

test('filters the goods of a brand by its categories', async () => {
  const { user, router, requestsOf } = await open();
  const chips = await screen.findByRole('group', { name: `${card.name} 카테고리` });
  await user.click(within(chips).getByRole('link', { name: '니트' }));
  expect(router.state.location.search).toBe(`?brandNo=${card.brandNo}&inCategory=12`);
  expect(requestsOf('search.goods').at(-1)).toEqual({
    query: { brandNo: card.brandNo, inCategory: 12 },
  });
  expect(within(chips).getByRole('link', { name: '니트' })).toHaveAttribute('aria-current', 'page');
});

test('says that a brand has ended and names others in place of goods', async () => {
  await open({ isEnded: true, pictures: [], categories: [], others: [other] });
  expect(await screen.findByText('판매가 끝난 브랜드예요')).toBeVisible();
  expect(screen.getByRole('link', { name: new RegExp(other.name) })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: '정렬' })).toBeNull();
});
