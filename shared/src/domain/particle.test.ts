import fc from 'fast-check';
import { type ParticlePair, particleOf, withParticle } from './particle';

test.each([
  ['라면', '으로/로', '라면으로'],
  ['서울', '으로/로', '서울로'],
  ['스마트폰', '으로/로', '스마트폰으로'],
  ['김하늘', '으로/로', '김하늘로'],
  ['서울', '을/를', '서울을'],
  ['카드', '으로/로', '카드로'],
  ['포인트', '이/가', '포인트가'],
  ['코인', '이/가', '코인이'],
  ['온담', '은/는', '온담은'],
  ['사과', '과/와', '사과와'],
  ['‘라면’', '으로/로', '‘라면’으로'],
  ['카드(법인)', '을/를', '카드(법인)을'],
  ['TV', '을/를', 'TV를'],
  ['LG', '은/는', 'LG는'],
  ['USB', '으로/로', 'USB로'],
  ['HTML', '으로/로', 'HTML로'],
  ['pack', '을/를', 'pack을'],
] as [string, ParticlePair, string][])('%s + %s: %s', (word, pair, text) => {
  expect(withParticle(word, pair)).toBe(text);
});

test.each([
  ['0', '으로'],
  ['1', '로'],
  ['2', '로'],
  ['3', '으로'],
  ['6', '으로'],
  ['7', '로'],
  ['8', '로'],
  ['9', '로'],
  ['10', '으로'],
  ['1,200', '으로'],
  ['50,000', '으로'],
  ['1000000000000', '로'],
  ['2021', '로'],
])('%s is read aloud: %s', (number, particle) => {
  expect(particleOf(number, '으로/로')).toBe(particle);
});

test.each(['', '!?', '漢'])('%j: nobody can tell, so both stand', (word) => {
  expect(particleOf(word, '으로/로')).toBe('(으)로');
  expect(particleOf(word, '은/는')).toBe('은(는)');
});

test('every Hangul syllable: open ones take the second form, closed ones the first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0xac00, max: 0xd7a3 }), (code) => {
      const isOpen = (code - 0xac00) % 28 === 0;
      const word = String.fromCharCode(code);
      expect(particleOf(word, '을/를')).toBe(isOpen ? '를' : '을');
      const isRieul = (code - 0xac00) % 28 === 8;
      expect(particleOf(word, '으로/로')).toBe(isOpen || isRieul ? '로' : '으로');
    }),
  );
});
