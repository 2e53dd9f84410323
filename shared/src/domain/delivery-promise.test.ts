import { deliveryPromise, deliveryPromiseText } from './delivery-promise';

const at = (korean: string) => new Date(`${korean}+09:00`);
const text = (korean: string, leadDays: number, cutoffHour: number) =>
  deliveryPromiseText(deliveryPromise(at(korean), leadDays, cutoffHour));

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
    expect(deliveryPromise(new Date('2026-11-16T16:00:00Z'), 1, 15).day).toBe(18);
  });
});
