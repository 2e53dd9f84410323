import { hasParam, numberParam, ORDER_NO, optionalNumberParam, PAYMENT_NO, SHEET_NO } from '.';

const query = (text: string) => new URLSearchParams(text);

test('reads a positive integer', () => {
  expect(optionalNumberParam(query('categoryNo=1203'), 'categoryNo')).toBe(1203);
  expect(numberParam(query('categoryNo=1203'), 'categoryNo')).toBe(1203);
});

test.each([
  '',
  'categoryNo=',
  'categoryNo=0',
  'categoryNo=-3',
  'categoryNo=1.5',
  'categoryNo=1e3',
  'categoryNo=x',
  'categoryNo=%20',
  "categoryNo=1'--",
  'categoryNo=9999999999999',
])('rejects %j', (text) => {
  expect(optionalNumberParam(query(text), 'categoryNo')).toBeUndefined();
  expect(numberParam(query(text), 'categoryNo')).toBeNaN();
});

test.each([
  ['orderNo', ORDER_NO, '202611210001ABCD'],
  ['sheetNo', SHEET_NO, 'S0123456789'],
  ['paymentNo', PAYMENT_NO, 'P0123456789'],
])('recognizes %s by its format', (name, format, text) => {
  expect(hasParam(query(`${name}=${text}`), name, format)).toBe(true);
  for (const other of ['', `${name}=`, `${name}=1`, `${name}=../etc`, `other=${text}`])
    expect(hasParam(query(other), name, format)).toBe(false);
});
