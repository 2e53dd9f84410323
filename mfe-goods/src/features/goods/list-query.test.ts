import { readListQuery, readListType } from './list-query';

test('lists the whole shop without a type and rejects an unknown type', () => {
  expect(readListType(new URLSearchParams('type=best'))).toBe('best');
  expect(readListType(new URLSearchParams())).toBe('all');
  expect(readListType(new URLSearchParams('type=nothing'))).toBeUndefined();
  expect(readListType(new URLSearchParams('type=toString'))).toBeUndefined();
});

test('reads the sort order and filters of the URL and ignores invalid values', () => {
  expect(readListQuery(new URLSearchParams('type=new&sort=priceAsc&free=1&stock=0'))).toEqual({
    type: 'new',
    sort: 'priceAsc',
    free: '1',
  });
  expect(readListQuery(new URLSearchParams('bundleSellerNo=3'))).toEqual({
    type: 'all',
    bundleSellerNo: 3,
  });
  for (const text of ['x', '-1', '0', '1.5', ''])
    expect(readListQuery(new URLSearchParams({ bundleSellerNo: text }))).toEqual({ type: 'all' });
  expect(readListQuery(new URLSearchParams('sort=loud'))).toEqual({ type: 'all' });
});
