import { productsScopeOf, readListType } from './products-url';

test('lists the whole shop without a type and rejects an unknown type', () => {
  expect(readListType(new URLSearchParams('type=best'))).toBe('best');
  expect(readListType(new URLSearchParams())).toBe('all');
  expect(readListType(new URLSearchParams('type=nothing'))).toBeUndefined();
  expect(readListType(new URLSearchParams('type=toString'))).toBeUndefined();
});

test('reads the seller of goods in one parcel and ignores invalid numbers', () => {
  expect(productsScopeOf(new URLSearchParams('bundleSellerNo=3'))).toEqual({
    type: 'all',
    bundleSellerNo: 3,
  });
  for (const text of ['x', '-1', '0', '1.5', ''])
    expect(
      productsScopeOf(new URLSearchParams({ bundleSellerNo: text })).bundleSellerNo,
    ).toBeUndefined();
});
