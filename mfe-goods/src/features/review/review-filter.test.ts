import { readReviewFilter, writeReviewFilter } from './review-filter';

test('reads back the filter that was written', () => {
  const filter = { sort: 'new', score: 4, isPhotoOnly: true, option: '블랙 / M' } as const;
  const query = writeReviewFilter(new URLSearchParams('goodsNo=1'), filter);
  expect(query.get('goodsNo')).toBe('1');
  expect(readReviewFilter(query)).toEqual(filter);
});

test('writes no parameters for the default filter', () => {
  const query = new URLSearchParams('goodsNo=1&sort=new&score=3&photo=1&option=x');
  expect(String(writeReviewFilter(query, { sort: 'recommend' }))).toBe('goodsNo=1');
});

test('ignores invalid values in the URL', () => {
  expect(readReviewFilter(new URLSearchParams('sort=loud&score=9&photo=yes'))).toEqual({
    sort: 'recommend',
    score: undefined,
    isPhotoOnly: undefined,
    option: undefined,
  });
});
