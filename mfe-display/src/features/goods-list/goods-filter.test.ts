import {
  countConditions,
  filterQuery,
  isFiltered,
  noFilter,
  readFilter,
  readPage,
  readSort,
  withFilter,
  withPage,
  withSort,
} from './goods-filter';

const read = (text: string) => readFilter(new URLSearchParams(text));

test('reads an empty filter when the URL has no filter parameters', () => {
  expect(read('categoryNo=12')).toEqual(noFilter);
  expect(isFiltered(noFilter)).toBe(false);
});

test('reads back every filter that was written to the URL', () => {
  const filter = {
    inCategory: 31,
    brands: [17, 3],
    minWon: 10000,
    maxWon: 50000,
    colors: ['ivory', 'black'],
    score: 4,
    free: true,
    sale: true,
    stock: true,
  };
  const written = withFilter(new URLSearchParams('categoryNo=12&sort=new'), filter);
  expect(written).toBe(
    '?categoryNo=12&sort=new&inCategory=31&brands=3,17&minWon=10000&maxWon=50000&colors=black,ivory&score=4&free=1&sale=1&stock=1',
  );
  expect(read(written)).toEqual({ ...filter, brands: [3, 17], colors: ['black', 'ivory'] });
});

test('ignores invalid values in the URL', () => {
  expect(
    read(
      'brands=abc,-1,0,3,3&minWon=-5&maxWon=1e9&colors=<b>,RED,red&score=9&free=yes&inCategory=0',
    ),
  ).toEqual({ ...noFilter, brands: [3], colors: ['red'] });
  expect(readSort(new URLSearchParams('sort=cheapest'), 'recommend')).toBe('recommend');
  expect(readPage(new URLSearchParams('page=-2'))).toBe(1);
  expect(readPage(new URLSearchParams('page=99999'))).toBe(500);
});

test('swaps the prices when the minimum exceeds the maximum', () => {
  expect(read('minWon=50000&maxWon=10000')).toMatchObject({ minWon: 10000, maxWon: 50000 });
});

test('builds the same query for equal filters', () => {
  expect(filterQuery({ ...noFilter, brands: [9, 2] })).toEqual(
    filterQuery({ ...noFilter, brands: [2, 9] }),
  );
});

test('removes the page and the open modal from the URL when the filter or sort order changes', () => {
  const search = new URLSearchParams('q=라면&page=4&modalId=filter&free=1');
  expect(new URLSearchParams(withFilter(search, noFilter)).toString()).toBe(
    new URLSearchParams({ q: '라면' }).toString(),
  );
  expect(withSort(new URLSearchParams('categoryNo=1&page=2'), 'sales', 'recommend')).toBe(
    '?categoryNo=1&sort=sales',
  );
  expect(withSort(new URLSearchParams('categoryNo=1&sort=sales'), 'recommend', 'recommend')).toBe(
    '?categoryNo=1',
  );
  expect(withPage(new URLSearchParams('categoryNo=1&free=1'), 3)).toBe(
    '?categoryNo=1&free=1&page=3',
  );
});

test('names an order in the URL unless the list begins with it', () => {
  const best = new URLSearchParams('type=best');
  expect(readSort(best, 'sales')).toBe('sales');
  expect(withSort(best, 'recommend', 'sales')).toBe('?type=best&sort=recommend');
  expect(withSort(new URLSearchParams('type=best&sort=new'), 'sales', 'sales')).toBe('?type=best');
});

test('counts a price range as one condition', () => {
  expect(countConditions({ ...noFilter, minWon: 1, maxWon: 2, brands: [1, 2], sale: true })).toBe(
    4,
  );
});
