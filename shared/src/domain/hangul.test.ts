import fc from 'fast-check';
import {
  choseongOf,
  initialOf,
  isChoseong,
  jamoDistance,
  jamoOf,
  otherKeyboard,
  searchKeysOf,
} from './hangul';

describe('hangul search keys', () => {
  it('decomposes syllables so that an incomplete word is a prefix', () => {
    expect(jamoOf('라면')).toBe('ㄹㅏㅁㅕㄴ');
    expect(jamoOf('라면').startsWith(jamoOf('라며'))).toBe(true);
  });

  it('recognizes first consonants', () => {
    expect(choseongOf('신라면 블랙')).toBe('ㅅㄹㅁㅂㄹ');
    expect(isChoseong('ㄹㅁ')).toBe(true);
    expect(isChoseong('ㄹ')).toBe(false);
    expect(isChoseong('라ㅁ')).toBe(false);
  });

  it.each([
    ['fkaus', '라면'],
    ['zjvl', '커피'],
    ['ㅣㅁㅔ새ㅔ', 'laptop'],
  ])('reads %s on the other keyboard as %s', (typed, meant) => {
    expect(otherKeyboard(typed)).toBe(meant);
  });

  it.each(['라면', '123', 'ㅋㅋ라면', 'nike'])(
    'does not read %s as something else by force',
    (word) => {
      expect([undefined, 'zz라면', 'zzfkaus']).toContain(otherKeyboard(word));
    },
  );

  it('counts swapped neighbours once and stops at the limit', () => {
    expect(jamoDistance(jamoOf('라면'), jamoOf('라먄'), 2)).toBe(1);
    expect(jamoDistance('abcd', 'abdc', 2)).toBe(1);
    expect(jamoDistance('abcd', 'wxyz', 2)).toBe(3);
  });

  it('is a distance: zero to itself, the same both ways', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (a, b) => {
        expect(jamoDistance(a, a, 5)).toBe(0);
        expect(jamoDistance(a, b, 20)).toBe(jamoDistance(b, a, 20));
      }),
    );
  });

  it('stores each text once', () => {
    expect(searchKeysOf(['신라면', '농심', '신라면'])).toEqual({
      searchText: '신라면|농심',
      jamoText: 'tlsfkaus|shdtla',
      choseongText: 'tfa|st',
    });
  });
});

describe('initialOf', () => {
  it.each([
    ['나무결', 'ㄴ'],
    ['꼬마숲', 'ㄱ'],
    ['air', 'A'],
    ['', '#'],
  ])('%s stands under %s', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});
