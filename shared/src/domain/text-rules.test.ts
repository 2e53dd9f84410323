import fc from 'fast-check';
import { ageOf, isAdult, verificationEnd } from './age';
import { numberText, orPlaceholder, parseNumber } from './number-text';
import { ratingWord } from './rating-words';
import { isTextLength } from './text-length';
import { formatWon } from './won';

const at = (day: string): number => Date.parse(`${day}T00:00:00+09:00`);

describe('text length', () => {
  it('includes both bounds and counts characters', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('가', 'a', '😀', ' ', '강'.normalize('NFD')), { maxLength: 30 }),
        fc.nat(15),
        fc.nat(15),
        (letters, min, more) => {
          const max = min + more;
          const isWithin = letters.length >= min && letters.length <= max;
          expect(isTextLength(letters.join(''), { min, max })).toBe(isWithin);
        },
      ),
    );
  });
});

describe('age', () => {
  it.each([
    ['20001121', '2026-11-21', 26],
    ['20001122', '2026-11-21', 25],
    ['20001121', '2026-11-20', 25],
    ['20040229', '2026-02-28', 21],
    ['20040229', '2026-03-01', 22],
    ['20270101', '2026-11-21', 0],
    ['20001345', '2026-11-21', 0],
    ['20010229', '2026-11-21', 0],
    ['2000112', '2026-11-21', 0],
    ['200011210', '2026-11-21', 0],
    ['2000-1-1', '2026-11-21', 0],
    ['', '2026-11-21', 0],
  ])('%s on %s is %i', (birth, day, age) => {
    expect(ageOf(birth, at(day))).toBe(age);
  });

  it('uses the day in Korea', () => {
    expect(ageOf('20001121', Date.parse('2026-11-20T15:00:00Z'))).toBe(26);
    expect(ageOf('20001121', Date.parse('2026-11-20T14:59:59Z'))).toBe(25);
  });

  it.each([
    ['20071231', '2025-12-31', false],
    ['20071231', '2026-01-01', true],
    ['20070101', '2026-01-01', true],
    ['20080101', '2026-12-31', false],
    ['19000101', '2026-11-21', true],
    ['20270101', '2026-11-21', false],
    ['20001345', '2026-11-21', false],
    ['2000', '2026-11-21', false],
  ])('born %s, on %s an adult by the calendar year: %s', (birth, day, is) => {
    expect(isAdult(birth, at(day))).toBe(is);
  });

  it('becomes an adult at midnight in Korea', () => {
    expect(isAdult('20070815', Date.parse('2025-12-31T14:59:59Z'))).toBe(false);
    expect(isAdult('20070815', Date.parse('2025-12-31T15:00:00Z'))).toBe(true);
  });

  it('ends a verification after a year', () => {
    expect(verificationEnd(new Date('2026-11-23T01:02:03Z')).toISOString()).toBe(
      '2027-11-23T01:02:03.000Z',
    );
    expect(verificationEnd(new Date('2028-02-29T00:00:00Z')).toISOString()).toBe(
      '2029-03-01T00:00:00.000Z',
    );
  });

  it('returns 0 for another length and never decreases', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (text) => {
        fc.pre(text.length !== 8);
        expect(ageOf(text, at('2026-11-21'))).toBe(0);
      }),
    );
    const days = fc.integer({ min: at('1950-01-01'), max: at('2026-11-21') });
    fc.assert(
      fc.property(days, days, (a, b) => {
        const [early, later] = a < b ? [a, b] : [b, a];
        expect(ageOf('19501231', later)).toBeGreaterThanOrEqual(ageOf('19501231', early));
      }),
    );
  });
});

describe('numbers', () => {
  it('parses what it formats', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (number) => {
        expect(parseNumber(numberText(number))).toBe(number);
        expect(numberText(String(number))).toBe(numberText(number));
      }),
    );
  });

  it.each([
    ['', 0],
    ['  ', 0],
    ['1,234,567', 1_234_567],
    ['-1,000', -1000],
    ['12.5', 12.5],
    ['12원', 0],
    ['가', 0],
    ['Infinity', 0],
  ])('%j parses to %d', (text, number) => {
    expect(parseNumber(text)).toBe(number);
  });

  it.each([
    [0, ''],
    ['', ''],
    ['0', ''],
    [null, ''],
    [undefined, ''],
    [Number.NaN, ''],
    ['12.7', '12'],
    ['가', ''],
    ['1,234', '1,234'],
    [1234567, '1,234,567'],
  ])('%j shows as %j', (value, text) => {
    expect(numberText(value)).toBe(text);
  });

  it('shows a dash for a missing value', () => {
    expect([
      orPlaceholder(''),
      orPlaceholder(' '),
      orPlaceholder(null),
      orPlaceholder('가'),
    ]).toEqual(['-', '-', '-', '가']);
  });
});

test('formats won with thousands separators and 원', () => {
  expect([0, 999, 12_300, 1_234_567].map(formatWon)).toEqual([
    '0원',
    '999원',
    '12,300원',
    '1,234,567원',
  ]);
});

test('names each score', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(ratingWord)).toEqual([
    '',
    '별로예요',
    '그저 그래요',
    '괜찮아요',
    '좋아요',
    '최고예요',
    '',
  ]);
});
