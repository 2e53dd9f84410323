import { maskPccc, pcccProblem, plainPccc } from './customs';

test.each(['P180123456789', 'p18-0123-456789', 'P 180123456789'])('accepts %s', (code) => {
  expect(pcccProblem(code)).toBeNull();
  expect(plainPccc(code)).toBe('P180123456789');
});

test.each([
  '',
  'P12345',
  '1801234567890',
  'X180123456789',
  'P18012345678A',
  'P111111111111',
  'P123456789012',
])('rejects %p with a reason', (code) => {
  expect(pcccProblem(code)).toMatch(/요$|주세요$/);
});

test('masks all but the ends', () => {
  expect(maskPccc('P180123456789')).toBe('P18••••••••89');
});
