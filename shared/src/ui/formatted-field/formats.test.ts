import fc from 'fast-check';
import {
  cardExpiryFormat,
  cardNumberFormat,
  digitsFormat,
  digitsOf,
  phoneDigitsOf,
  phoneFormat,
  reformat,
} from './formats';

test.each([
  ['010', '010'],
  ['0101', '010-1'],
  ['0101234567', '010-1234-567'],
  ['0111234567', '011-123-4567'],
  ['01012345678', '010-1234-5678'],
  ['010123456789', '010-1234-5678'],
  ['0212345678', '02-1234-5678'],
  ['021234567', '02-123-4567'],
  ['0311234567', '031-123-4567'],
  ['15777083', '1577-7083'],
])('formats phone %s as %s', (digits, shown) => expect(phoneFormat(digits)).toBe(shown));

test.each([
  [cardNumberFormat, '1234567812345678', '1234 5678 1234 5678'],
  [cardNumberFormat, '371234567890123', '3712 345678 90123'],
  [cardNumberFormat, '12345', '1234 5'],
  [cardExpiryFormat, '1227', '12/27'],
  [cardExpiryFormat, '9', '09'],
  [digitsFormat(3), '1234', '123'],
])('%p formats %s as %s', (format, digits, shown) => expect(format(digits)).toBe(shown));

test('accepts full-width and decorated digits', () => {
  expect(digitsOf('０１０-1234 (5678)')).toBe('01012345678');
});

test('keeps the cursor after the same digit', () => {
  // A 9 typed after "010-1" adds one digit and moves the cursor by one digit.
  expect(reformat('010-1923-4567', 6, phoneFormat)).toEqual({ text: '010-1923-4567', cursor: 6 });
  expect(reformat('01012', 5, phoneFormat)).toEqual({ text: '010-12', cursor: 6 });
  expect(reformat('0109-1234-5678', 4, phoneFormat)).toEqual({ text: '010-9123-4567', cursor: 5 });
});

test.each([
  ['+82 10-1234-5678', '010-1234-5678'],
  ['+82 (0)10 1234 5678', '010-1234-5678'],
  ['0082-2-123-4567', '02-123-4567'],
  ['010 1234 5678', '010-1234-5678'],
  ['82', '82'],
  ['821', '01'],
])('normalises phone number %s to %s', (text, shown) => {
  expect(phoneFormat(phoneDigitsOf(text))).toBe(shown);
});

const anyText = fc.array(fc.constantFrom(...'0123456789-／ +가a'), { maxLength: 20 });

test.each([
  ['phone', phoneFormat, 11],
  ['card', cardNumberFormat, 16],
])('%s: keeps the cursor after its digit and is idempotent for any input', (_, format, most) => {
  fc.assert(
    fc.property(anyText, fc.nat(20), (chars, at) => {
      const text = chars.join('');
      const cursor = Math.min(at, text.length);
      const next = reformat(text, cursor, format);
      const digits = digitsOf(next.text);
      expect(digitsOf(text).startsWith(digits)).toBe(true);
      expect(digits.length).toBeLessThanOrEqual(most);
      expect(format(digits)).toBe(next.text);
      const before = Math.min(digitsOf(text.slice(0, cursor)).length, digits.length);
      expect(digitsOf(next.text.slice(0, next.cursor))).toHaveLength(before);
    }),
  );
});
