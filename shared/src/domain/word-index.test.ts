import { createWordIndex } from './word-index';

const index = createWordIndex(['라면', '노트북', '라면사리', '로션', '무선 이어폰', 'NIKE']);

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
