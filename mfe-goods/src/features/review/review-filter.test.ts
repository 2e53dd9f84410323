import { readReviewFilter, writeReviewFilter } from './review-filter';

test('what is written is read back', () => {
  const filter = { sort: 'new', score: 4, isPhotoOnly: true, option: '블랙 / M' } as const;
  const query = writeReviewFilter(new URLSearchParams('goodsNo=1'), filter);
  expect(query.get('goodsNo')).toBe('1');
  expect(readReviewFilter(query)).toEqual(filter);
});

test('the plain filter leaves a plain address', () => {
  const query = new URLSearchParams('goodsNo=1&sort=new&score=3&photo=1&option=x');
  expect(String(writeReviewFilter(query, { sort: 'recommend' }))).toBe('goodsNo=1');
});

test('nonsense in the address is left out', () => {
  expect(readReviewFilter(new URLSearchParams('sort=loud&score=9&photo=yes'))).toEqual({
    sort: 'recommend',
    score: undefined,
    isPhotoOnly: undefined,
    option: undefined,
  });
});
