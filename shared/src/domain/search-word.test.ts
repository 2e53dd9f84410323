import fc from 'fast-check';
import { findSpelling, foldSpelling, normaliseWord, wordsOf } from './search-word';

describe('a word as it is searched', () => {
  it.each([
    ['100% 순면', '100순면'],
    ['Café', 'cafe'],
    ['Cafe\u0301', 'cafe'],
    ['ＡＢＣ', 'abc'],
    ['㎏', 'kg'],
    ['2+1', '2+1'],
    ['2 + 1', '2+1'],
    ['C++', 'c++'],
    ['3.5인치', '3.5인치'],
    ['1,000ml', '1000ml'],
    ['1/2', '1 2'],
    ['ㄹㅁ', 'ㄹㅁ'],
    ['라면'.normalize('NFD'), '라면'],
    ['日本 Žižek', '日本zizek'],
    ['+ %', ''],
  ])('%s is %s', (text, word) => {
    expect(normaliseWord(text)).toBe(word);
  });

  it.each([
    ['노트북/태블릿', ['노트북', '태블릿']],
    ['H&M T-셔츠', ['hm', 't셔츠']],
    ['2-in-1', ['2in1']],
    ['  Cotton!! 셔츠%_ ', ['cotton', '셔츠']],
    ['마스크 1 + 1', ['마스크', '1+1']],
    ['%', []],
  ])('%s is asked for as %p', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('keeps at most eight words', () => {
    expect(wordsOf('a b c d e f g h i j')).toHaveLength(8);
  });

  it('finds every text by itself, and does not change when it is repeated', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 12 }), (text) => {
        const key = normaliseWord(text);
        expect(normaliseWord(key)).toBe(key);
        for (const word of wordsOf(text).slice(0, 8)) expect(key).toContain(word);
      }),
    );
  });
});

it('marks what was typed in a text that is spelled otherwise', () => {
  expect(findSpelling('Le Café Noir', 'cafe')).toEqual([3, 7]);
  expect(findSpelling('ＡＢＣ 노트', 'bc')).toEqual([1, 3]);
  expect(findSpelling('라면', 'ㄹㅁ')).toBeUndefined();
  expect(findSpelling('라면', ' ')).toBeUndefined();
});

it('takes names of one spelling for one, and those of other signs for two', () => {
  expect(foldSpelling(' ＮＩＫＥ  Air ')).toBe(foldSpelling('Nike air'));
  expect(foldSpelling('H&M')).not.toBe(foldSpelling('HM'));
});
