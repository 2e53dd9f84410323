import { deliveryPromise, deliveryPromiseText, promisedArrival } from './delivery-promise';
import { movableHolidays } from './korean-holiday';

const at = (korean: string) => new Date(`${korean}+09:00`);
const text = (korean: string, leadDays: number, cutoffHour: number) =>
  deliveryPromiseText(deliveryPromise(at(korean), leadDays, cutoffHour, undefined));

describe('deliveryPromise', () => {
  it('arrives tomorrow before the cutoff, the day after later', () => {
    expect(text('2026-11-16T10:00:00', 1, 15)).toBe('내일(화) 도착 예정');
    expect(text('2026-11-16T15:00:00', 1, 15)).toBe('모레(수) 도착 예정');
  });

  it('skips Sundays and holidays', () => {
    expect(text('2026-11-21T10:00:00', 1, 15)).toBe('모레(월) 도착 예정');
    expect(text('2026-12-24T16:00:00', 1, 15)).toBe('12.28(월) 도착 예정');
  });

  it('counts days in Korean time', () => {
    expect(deliveryPromise(new Date('2026-11-16T16:00:00Z'), 1, 15, undefined).day).toBe(18);
  });
});

describe('around holidays without a fixed date', () => {
  const arrival = (korean: string, leadDays = 1) =>
    promisedArrival(at(korean), leadDays, 15, movableHolidays);

  it.each([
    // 설날 is from 6 to 8 February 2027, and its substitute holiday is the 9th.
    ['2027-02-04T10:00:00', '2027-02-05'],
    ['2027-02-05T10:00:00', '2027-02-10'],
    ['2027-02-05T16:00:00', '2027-02-11'],
    // 추석 is from 14 to 16 September 2027.
    ['2027-09-13T10:00:00', '2027-09-17'],
    // 25 December 2027 is a Saturday and has a substitute holiday.
    ['2027-12-24T10:00:00', '2027-12-28'],
  ])('an order of %s arrives on %s', (ordered, day) => {
    expect(arrival(ordered)).toBe(day);
  });

  it('does not count holidays as working days', () => {
    expect(arrival('2027-02-04T10:00:00', 3)).toBe('2027-02-11');
  });
});
