import { screen } from '@testing-library/react';
import { renderPage } from '../test/render-page';
import { sampleCorner, sampleList } from '../test/samples';

const page = (corners: object[]) => ({
  'display.page': () => ({ pageCd: 'MAIN', tabCd: '01', title: '홈', corners }),
  'display.menu': () => ({ gnb: [], homeTabs: [{ tabCd: '01', name: '홈' }] }),
});
// jsdom has no matchMedia; this stub matches no query.
window.matchMedia ??= ((media: string) => ({
  media,
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
})) as never;

const NOTHING = '지금은 보여 드릴 상품이 없어요';

describe('a shop without goods', () => {
  test('shows an empty state on the home page', async () => {
    await renderPage('/main', page([]));
    expect(await screen.findByText(NOTHING)).toBeVisible();
  });

  test('shows an empty state on the home page when only personal corners are left', async () => {
    const personal = sampleCorner({ cornerId: 'recent', items: [], personal: 'anyone' });
    await renderPage('/main', page([personal]));
    expect(await screen.findByText(NOTHING)).toBeVisible();
  });

  test('shows empty states in the brand index and the category tree', async () => {
    await renderPage('/display/brand', { 'brand.index': () => ({ popular: [], brands: [] }) });
    expect(await screen.findByText('아직 브랜드가 없어요')).toBeVisible();
    await renderPage('/display/allmenu', { 'category.tree': () => ({ categories: [] }) });
    expect(await screen.findByText('아직 카테고리가 없어요')).toBeVisible();
  });

  test('recommends nothing when a search has no results', async () => {
    await renderPage('/searchResult?q=옷', {
      'search.goods': () => sampleList(0),
      'search.popular': () => ({ rankedAt: '2026-11-21T00:00:00Z', words: [], recommended: [] }),
      'search.log': () => ({}),
    });
    expect(await screen.findByText('‘옷’ 검색 결과가 없어요')).toBeVisible();
    await screen.findByText(/검색어가 맞는지/);
    expect(screen.queryByText('지금 많이 찾는 상품')).toBeNull();
  });
});

test('shows no empty state on the home page when there are goods', async () => {
  await renderPage('/main', page([sampleCorner()]));
  expect(await screen.findByRole('link', { name: '상품 1' })).toBeVisible();
  expect(screen.queryByText(NOTHING)).toBeNull();
});
