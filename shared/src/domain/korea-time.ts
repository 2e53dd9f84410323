/**
 * Days in Korea without a date library, which first pages leave out. Korea has one time zone without
 * summer time.
 */
export const KOREA_OFFSET_MS = 9 * 3_600_000;

/** `2026-11-24`: the day in Korea of an instant in ms. */
export const dayInKorea = (atMs: number): string =>
  new Date(atMs + KOREA_OFFSET_MS).toISOString().slice(0, 10);
