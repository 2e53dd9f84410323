import { refused } from '../../test/render-page';
import { sampleSheet } from '../../test/sample-sheet';
import { chosenPlan, hasInstallmentRights, problemItem, sheetEnd } from './sheet.rules';

test('reads why a sheet ended from the error', () => {
  expect(sheetEnd(refused(410, 'SHEET_EXPIRED', ''))).toEqual({ kind: 'expired' });
  expect(sheetEnd(refused(409, 'BASKET_CHANGED', ''))).toEqual({ kind: 'emptied' });
  expect(sheetEnd(refused(409, 'SHEET_USED', '', { orderNo: '20261121ABCD' }))).toEqual({
    kind: 'used',
    orderNo: '20261121ABCD',
  });
  expect(sheetEnd(refused(404, 'NOT_FOUND', ''))).toEqual({ kind: 'unknown' });
  expect(sheetEnd(refused(503, 'UNAVAILABLE', ''))).toBeUndefined();
  expect(sheetEnd(new Error('broken'))).toBeUndefined();
});

test('requires L10 from 200,000 won and three months', () => {
  expect(hasInstallmentRights(200_000, 3)).toBe(true);
  expect(hasInstallmentRights(199_999, 3)).toBe(false);
  expect(hasInstallmentRights(200_000, 2)).toBe(false);
});

test('returns the plan of the selected card', () => {
  const sheet = sampleSheet();
  const chosen = { ...sheet, choices: { ...sheet.choices, installmentMonths: 12 } };
  expect(chosenPlan(chosen)).toMatchObject({ months: 12, feeWon: 15_600 });
  expect(problemItem(sheet)).toBeUndefined();
});
