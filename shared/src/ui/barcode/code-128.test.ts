import fc from 'fast-check';
import { code128 } from './code-128';

/** 1 for each dark module, as code generators print it. */
const modules = (text: string): string =>
  (code128(text) ?? []).map((width, at) => (at % 2 ? '0' : '1').repeat(width)).join('');

test('encodes letters in set B by the standard', () => {
  expect(modules('OD-7F3K')).toBe(
    '1101001000010001110110101100010001001101110011101101110100011000101100101110010110001110110001101101100011101011',
  );
});

test('encodes pairs of digits in set C', () => {
  expect(modules('1234567890123456')).toBe(
    '110100111001011001110010001011000111000101101100001010011011110110101100111001000101100011100010110110010111001100011101011',
  );
});

test('has eleven modules per symbol, thirteen for the stop, and ends with a bar', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[ -~]{1,30}$/), (text) => {
      const symbols = /^(\d\d)+$/.test(text) ? text.length / 2 : text.length;
      expect(modules(text)).toHaveLength((symbols + 2) * 11 + 13);
      expect(modules(text).endsWith('11')).toBe(true);
    }),
  );
});

test('encodes different texts differently', () => {
  const text = fc.stringMatching(/^[ -~]{1,20}$/);
  fc.assert(fc.property(text, text, (a, b) => a === b || modules(a) !== modules(b)));
});

test('returns undefined for text it cannot encode', () => {
  expect(code128('상품권')).toBeUndefined();
  expect(code128('')).toBeUndefined();
});
