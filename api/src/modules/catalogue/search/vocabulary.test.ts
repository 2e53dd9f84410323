import { createVocabulary } from './vocabulary';

const vocabulary = createVocabulary(
  [
    { word: '라면', weight: 50 },
    { word: '로맨스', weight: 2 },
    { word: '루미', weight: 1 },
    { word: '러닝화', weight: 20 },
    { word: '무선 이어폰', weight: 30 },
    { word: '라켓', weight: 3 },
  ],
  new Map([['핸드폰', ['스마트폰']]]),
);

describe('vocabulary', () => {
  it('finds the longer words that end with a word', () => {
    expect(vocabulary.endingWith('이어폰', 3)).toEqual(['무선 이어폰']);
  });

  it('resolves initial consonants to the word with the highest weight', () => {
    expect(vocabulary.byChoseong('ㄹㅁ')).toBe('라면');
    expect(vocabulary.byChoseong('ㅁㅅㅇ')).toBe('무선 이어폰');
  });

  it.each([
    ['라먄', '라면'],
    ['라며', '라면'],
    ['러닝하', '러닝화'],
    ['무선이어포', '무선 이어폰'],
    ['이어퐁', '이어폰'],
  ])('corrects %s to %s', (typed, meant) => {
    expect(vocabulary.nearest(typed)).toBe(meant);
  });

  it('does not correct when too many letters differ', () => {
    expect(vocabulary.nearest('냉장고')).toBeUndefined();
    expect(vocabulary.nearest('가')).toBeUndefined();
  });

  it('completes partial syllables by descending weight', () => {
    expect(vocabulary.startingWith('라', 3)).toEqual(['라면', '라켓']);
    expect(vocabulary.startingWith('ㄹ', 2)).toEqual(['라면', '러닝화']);
    expect(vocabulary.startingWith('이어', 2)).toEqual([]);
  });

  it('returns synonyms', () => {
    expect(vocabulary.synonyms('핸드폰')).toEqual(['스마트폰']);
  });
});
