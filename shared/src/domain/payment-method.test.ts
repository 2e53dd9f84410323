import { accountProblem, maskAccount } from './bank';
import { cashReceiptProblem, isBusinessNumber, maskCashReceiptNumber } from './cash-receipt';
import { depositDueAt } from './deposit-due';

test.each([
  ['2026-11-22T10:00:00+09:00', '2026-11-23T23:59:59+09:00'],
  ['2026-11-22T00:00:00+09:00', '2026-11-23T23:59:59+09:00'],
  ['2026-11-22T23:59:59+09:00', '2026-11-23T23:59:59+09:00'],
  ['2026-12-31T09:00:00+09:00', '2027-01-01T23:59:59+09:00'],
])('a deposit for an order of %s is due at %s', (orderedAt, dueAt) => {
  expect(depositDueAt(new Date(orderedAt))).toEqual(new Date(dueAt));
});

test.each([
  ['220-81-62517', true],
  ['1248100998', true],
  ['220-81-62518', false],
  ['123', false],
])('checks the digits of the business number %s: %s', (text, isValid) => {
  expect(isBusinessNumber(text.replace(/-/g, ''))).toBe(isValid);
  expect(cashReceiptProblem('EXPENSE', text) === undefined).toBe(isValid);
});

test.each([
  ['010-1234-5678', undefined],
  ['02-123-4567', expect.stringContaining('휴대폰 번호')],
  ['', expect.stringContaining('휴대폰 번호')],
])('accepts a mobile number for 소득공제: %s', (text, problem) => {
  expect(cashReceiptProblem('INCOME', text)).toEqual(problem);
});

test('shows personal numbers only in part', () => {
  expect(maskAccount('110-123-456789')).toBe('********6789');
  expect(maskCashReceiptNumber('INCOME', '01012345678')).toBe('010-****-5678');
  expect(maskCashReceiptNumber('EXPENSE', '220-81-62517')).toBe('220-**-*****');
});

test.each([
  ['110-123-456789', true],
  ['123456789', false],
  ['1234-abcd-12', false],
])('an account number has 10 to 16 digits: %s is %s', (text, isValid) => {
  expect(accountProblem(text) === undefined).toBe(isValid);
});
