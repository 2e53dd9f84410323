import { confirmationDue, defectDeadline, withdrawalDeadline } from './withdrawal';

const delivered = new Date('2026-11-20T14:30:00+09:00');

test('ends the withdrawal period with the seventh day after delivery, in Korea', () => {
  expect(withdrawalDeadline(delivered)).toEqual(new Date('2026-11-27T23:59:59.999+09:00'));
  expect(withdrawalDeadline(new Date('2026-11-20T23:59:00+09:00'))).toEqual(
    new Date('2026-11-27T23:59:59.999+09:00'),
  );
});

test.each([
  ['a Saturday', '2026-11-21', '2026-11-30'],
  ['a Sunday', '2026-11-22', '2026-11-30'],
  ['a lunar holiday', '2026-09-17', '2026-09-28'],
  ['a substitute holiday', '2026-09-28', '2026-10-06'],
  ['Christmas before a weekend', '2026-12-18', '2026-12-28'],
])('moves an end on %s to the next working day', (_day, from, end) => {
  expect(withdrawalDeadline(new Date(`${from}T10:00:00+09:00`))).toEqual(
    new Date(`${end}T23:59:59.999+09:00`),
  );
});

test.each([
  ['2026-11-20', '2027-02-22'],
  ['2026-11-30', '2027-03-02'],
  ['2026-10-15', '2027-01-15'],
])('takes faulty goods of %s until %s, three months later', (from, end) => {
  expect(defectDeadline(new Date(`${from}T10:00:00+09:00`))).toEqual(
    new Date(`${end}T23:59:59.999+09:00`),
  );
});

test('confirms no earlier than eight days after delivery', () => {
  expect(confirmationDue(delivered).getTime() - delivered.getTime()).toBeGreaterThan(
    8 * 86_400_000,
  );
});
