import { parseQuery, shorterQueries } from './parse-query';
import { createVocabulary } from './vocabulary';

const shelf = ['신라면', '진라면', '스마트폰', '무선이어폰', 'novatek노트북'];
const vocabulary = createVocabulary(
  ['라면', '스마트폰', '이어폰', '노트북'].map((word, at) => ({ word, weight: 40 - at })),
  new Map([['핸드폰', ['스마트폰']]]),
  ['라면', '노트북'],
);
const parse = (q: string, isExact = false) =>
  parseQuery(q, isExact, {
    vocabulary,
    haveGoods: async (words) =>
      shelf.some((name) => words.every((group) => group.some((word) => name.includes(word)))),
  });

describe('query parsing', () => {
  it.each([
    ['라면', null, true],
    ['ㄹㅁ', { used: '라면', reason: 'choseong' }, true],
    ['fkaus', { used: '라면', reason: 'keyboard' }, true],
    ['라먄', { used: '라면', reason: 'typo' }, true],
    ['fkays', { used: '라면', reason: 'keyboard' }, true],
    ['핸드폰', { used: '스마트폰', reason: 'synonym' }, true],
    ['novatek', null, true],
    ['이어폰 추천', null, true],
    ['추천', null, false],
    ['노트북 무선', { used: '노트북', reason: 'fewer' }, true],
    ['무선 노트북', { used: '노트북', reason: 'fewer' }, true],
    ['노트북 없는물건 라면', { used: '라면', reason: 'fewer' }, true],
    ['라면 없는물건', { used: '라면', reason: 'fewer' }, true],
    ['여름노트북', { used: '노트북', reason: 'fewer' }, true],
    ['무선노트북 이어폰', { used: '노트북', reason: 'fewer' }, true],
    ['없는물건', null, false],
    ['%%%', null, false],
  ])('parses %s', async (q, correction, isFound) => {
    const parsed = await parse(q);
    expect(parsed.isFound).toBe(isFound);
    if (correction) expect(parsed.correction).toMatchObject({ typed: q, ...correction });
    else expect(parsed.correction).toBeNull();
  });

  it('keeps the words when correction is off', async () => {
    expect(await parse('fkaus', true)).toMatchObject({ isFound: false, correction: null });
  });

  it('suggests the query with one word fewer', () => {
    expect(shorterQueries('빨간 무선 이어폰')).toEqual(['무선 이어폰', '빨간 이어폰', '빨간 무선']);
    expect(shorterQueries('이어폰')).toEqual([]);
  });
});
