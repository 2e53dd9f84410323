import { withWord } from './recent-words';
import { searchScopeOf, wordOf } from './search.queries';
import { aroundMatch, nextIndex, suggestionGroups } from './suggestion-options';

test('a recent word moves to the front instead of standing twice, and the list stays short', () => {
  expect(withWord(['라면', '우유'], '우유')).toEqual(['우유', '라면']);
  const many = Array.from({ length: 30 }, (_, i) => `말${i}`);
  expect(withWord(many, '새말')).toHaveLength(12);
});

test('arrow keys walk from the field through all options and back to the field', () => {
  expect(nextIndex(-1, 1, 3)).toBe(0);
  expect(nextIndex(2, 1, 3)).toBe(-1);
  expect(nextIndex(-1, -1, 3)).toBe(2);
  expect(nextIndex(0, -1, 3)).toBe(-1);
  expect(nextIndex(-1, 1, 0)).toBe(-1);
});

test('the typed part of a suggestion stands out', () => {
  expect(aroundMatch('신라면 컵', '라면')).toEqual(['신', '라면', ' 컵']);
  expect(aroundMatch('Nike', 'ni')).toEqual(['', 'Ni', 'ke']);
  expect(aroundMatch('라면', 'ㄹㅁ')).toEqual(['라면', '', '']);
});

test('groups without options are left out', () => {
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
  ['nothing', ' \t', ''],
  ['a letter of no keyboard', 'a\u0000b', 'ab'],
  ['nothing but such', '\u0000 ', ''],
  ['what could not be read', '\ufffd%', '%'],
  ['a thousand letters', '가'.repeat(1000), '가'.repeat(60)],
  ['a picture at the cut', `${'가'.repeat(59)}🎁`, '가'.repeat(59)],
  ['half a picture', '선물\ud83c', '선물'],
  ['markup', '<b>%', '<b>%'],
])('an address may hold %s', (_, q, word) => {
  expect(wordOf({ get: () => q } as unknown as URLSearchParams)).toBe(word);
  expect(() => encodeURIComponent(word)).not.toThrow();
});

test('the word of an address is trimmed; only exact=1 asks for it as typed', () => {
  expect(wordOf(new URLSearchParams('q=%20%20매운%20%20라면 '))).toBe('매운 라면');
  expect(searchScopeOf(new URLSearchParams('q=fkaus&exact=1'))).toEqual({ q: 'fkaus', exact: '1' });
  expect(searchScopeOf(new URLSearchParams('q=fkaus&exact=yes'))).toEqual({ q: 'fkaus' });
});
