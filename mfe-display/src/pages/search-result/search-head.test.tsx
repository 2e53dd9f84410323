import { screen } from '@testing-library/react';
import { renderPage } from '../../test/render-page';
import { sampleFacets, sampleList } from '../../test/samples';

interface Asked {
  query: { q?: string };
}

const info = { correction: null, redirect: null, brand: null, relatedWords: [], tryWords: [] };
const price = { text: '3만원 이하', without: '운동화 260' };
const size = { text: '260', without: '운동화 3만원 이하' };

test('searches without the price that is removed from the search word', async () => {
  const { user, router } = await renderPage('/searchResult?q=운동화 260 3만원 이하', {
    'search.goods': ({ query }: Asked) =>
      sampleList(3, {
        search: { ...info, filters: query.q === '운동화 260' ? [size] : [price, size] },
      }),
    'search.facet': () => sampleFacets(3),
    'search.log': () => ({}),
  });
  await user.click(await screen.findByRole('button', { name: '3만원 이하 조건 지우기' }));
  expect(new URLSearchParams(router.state.location.search).get('q')).toBe('운동화 260');
  expect(await screen.findByRole('button', { name: '260 조건 지우기' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /3만원/ })).not.toBeInTheDocument();
});

test('shows no conditions when the api of the version before answers', async () => {
  await renderPage('/searchResult?q=운동화', {
    'search.goods': () => sampleList(3, { search: info }),
    'search.facet': () => sampleFacets(3),
    'search.log': () => ({}),
  });
  expect(await screen.findByText(/^총/)).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: '검색어에 적은 조건' })).not.toBeInTheDocument();
});
