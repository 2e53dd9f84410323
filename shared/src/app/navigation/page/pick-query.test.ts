import { pickQuery } from './pick-query';

const pick = (query: string, known?: readonly string[]) =>
  pickQuery(new URLSearchParams(query), known).toString();

test('keeps known parameters only, sorted by name', () => {
  expect(pick('utm_source=a&sort=new&goodsNo=7&x=1', ['goodsNo', 'sort'])).toBe(
    'goodsNo=7&sort=new',
  );
});

test('keeps repeated values in their order', () => {
  expect(pick('tag=b&tag=a', ['tag'])).toBe('tag=b&tag=a');
});

test('keeps the parameters of layers on every page', () => {
  expect(pick('modalSeq=2&x=1&modalId=a,b', [])).toBe('modalId=a%2Cb&modalSeq=2');
});

test('keeps the query of a page that declares nothing', () => {
  expect(pick('b=1&a=2')).toBe('b=1&a=2');
});
