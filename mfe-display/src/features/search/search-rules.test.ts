import { withWord } from './recent-words';
import { searchScopeOf, wordOf } from './search.queries';
import { aroundMatch, nextIndex, suggestionGroups } from './suggestion-options';

test('moves a repeated word to the front and limits the length of the list', () => {
  expect(withWord(['라면', '우유'], '우유')).toEqual(['우유', '라면']);
  expect(withWord(['Nike', '우유'], 'ＮＩＫＥ')).toEqual(['ＮＩＫＥ', '우유']);
  const many = Array.from({ length: 30 }, (_, i) => `말${i}`);
  expect(withWord(many, '새말')).toHaveLength(12);
});

test('moves from the field through all options and back to the field on arrow keys', () => {
  expect(nextIndex(-1, 1, 3)).toBe(0);
  expect(nextIndex(2, 1, 3)).toBe(-1);
  expect(nextIndex(-1, -1, 3)).toBe(2);
  expect(nextIndex(0, -1, 3)).toBe(-1);
  expect(nextIndex(-1, 1, 0)).toBe(-1);
});

test('splits a suggestion around the typed text', () => {
  expect(aroundMatch('신라면 컵', '라면')).toEqual(['신', '라면', ' 컵']);
  expect(aroundMatch('Nike', 'ni')).toEqual(['', 'Ni', 'ke']);
  expect(aroundMatch('Le Café', 'cafe')).toEqual(['Le ', 'Café', '']);
  expect(aroundMatch('라면', 'ㄹㅁ')).toEqual(['라면', '', '']);
});

test('leaves out groups without options', () => {
  const groups = suggestionGroups({
    words: ['라면'],
    correction: null,
    goods: [],
    brands: [],
    categories: [{ categoryNo: 3, path: ['식품', '라면'] }],
    planShops: [],
  });
  expect(groups.map(({ name }) => name)).toEqual(['추천 검색어', '카테고리']);
  expect(groups[1]?.options[0]).toMatchObject({ text: '식품 > 라면' });
});

test.each([
  ['only white space', ' \t', ''],
  ['a control character', 'a\u0000b', 'ab'],
  ['only control characters', '\u0000 ', ''],
  ['only what is not seen', '\u200b\u3164\u202e', ''],
  ['a replacement character', '\ufffd%', '%'],
  ['more characters than the limit', '가'.repeat(1000), '가'.repeat(60)],
  ['an emoji at the limit', `${'가'.repeat(59)}🎁`, '가'.repeat(59)],
  ['a lone surrogate', '선물\ud83c', '선물'],
  ['HTML', '<b>%', '<b>%'],
])('normalizes a search word with %s', (_, q, word) => {
  expect(wordOf({ get: () => q } as unknown as URLSearchParams)).toBe(word);
  expect(() => encodeURIComponent(word)).not.toThrow();
});

test('trims the search word and sends exact only when exact=1', () => {
  expect(wordOf(new URLSearchParams('q=%20%20매운%20%20라면 '))).toBe('매운 라면');
  expect(searchScopeOf(new URLSearchParams('q=fkaus&exact=1'))).toEqual({ q: 'fkaus', exact: '1' });
  expect(searchScopeOf(new URLSearchParams('q=fkaus&exact=yes'))).toEqual({ q: 'fkaus' });
});
