import { createWordIndex } from './word-index';

const index = createWordIndex(['라면', '노트북', '라면사리', '로션', '무선 이어폰', 'NIKE']);

test('suggests compounds of a word before words that change its last syllable', () => {
  const coats = createWordIndex([
    '코튼',
    '코트',
    '롱코트',
    '하프코트',
    '코트핏',
    '드라이어',
    '이어폰',
  ]);
  expect(coats.suggest('코트', 8)).toEqual(['코트', '코트핏', '롱코트', '하프코트', '코튼']);
  expect(coats.suggest('코트', 3)).toEqual(['코트', '코트핏', '롱코트']);
  expect(coats.suggest('이어', 8)).toEqual(['이어폰']);
});

test.each([
  ['라', ['라면', '라면사리']],
  ['라며', ['라면', '라면사리']],
  ['ㄹㅁ', ['라면', '라면사리']],
  ['ㄹ', ['라면', '라면사리', '로션']],
  ['fkaus', ['라면', '라면사리']],
  ['노투북', ['노트북']],
  ['무선이', ['무선 이어폰']],
  ['매운 라', ['매운 라면', '매운 라면사리']],
  ['nik', ['NIKE']],
  ['없는말이에요', []],
  ['', []],
  ['!?', []],
])('suggests for %j: %j', (typed, words) => {
  expect(index.suggest(typed, 8)).toEqual(words);
});
