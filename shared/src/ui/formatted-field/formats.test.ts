import {
  businessNoFormat,
  cardExpiryFormat,
  cardNumberFormat,
  digitsFormat,
  digitsOf,
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
])('phone %s → %s', (digits, shown) => expect(phoneFormat(digits)).toBe(shown));

test.each([
  [cardNumberFormat, '1234567812345678', '1234 5678 1234 5678'],
  [cardNumberFormat, '371234567890123', '3712 345678 90123'],
  [cardNumberFormat, '12345', '1234 5'],
  [cardExpiryFormat, '1227', '12/27'],
  [cardExpiryFormat, '9', '09'],
  [businessNoFormat, '1234567890', '123-45-67890'],
  [digitsFormat(3), '1234', '123'],
])('%p of %s is %s', (format, digits, shown) => expect(format(digits)).toBe(shown));

test('full-width and decorated digits are digits', () => {
  expect(digitsOf('０１０-1234 (5678)')).toBe('01012345678');
});

test('the cursor stays behind the same digit', () => {
  // A 9 typed after "010-1": the text is longer by one digit, the cursor one digit further.
  expect(reformat('010-1923-4567', 6, phoneFormat)).toEqual({ text: '010-1923-4567', cursor: 6 });
  expect(reformat('01012', 5, phoneFormat)).toEqual({ text: '010-12', cursor: 6 });
  expect(reformat('0109-1234-5678', 4, phoneFormat)).toEqual({ text: '010-9123-4567', cursor: 5 });
});
