import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { isDevelopmentBuild } from './build-mode';

dayjs.extend(utc);

/**
 * Korea has one time zone without summer time, so days are computed with a fixed offset, the same
 * on the server and in the browser.
 */
const KOREA_SHIFT_HOURS = 9;

const inKorea = (instant: string | number): Dayjs | undefined => {
  const time = dayjs(instant).utcOffset(KOREA_SHIFT_HOURS * 60);
  if (time.isValid()) return time;
  // A hint for developers (spec section 5); production builds log nothing.
  if (isDevelopmentBuild()) console.warn(`"${instant}" is no date.`);
  return undefined;
};

/** `2026.11.21`; empty for an invalid date (spec section 5). */
export const dottedDate = (instant: string | number): string =>
  inKorea(instant)?.format('YYYY.MM.DD') ?? '';

/** `2026-11-21`; empty for an invalid date. */
export const dashedDate = (instant: string | number): string =>
  inKorea(instant)?.format('YYYY-MM-DD') ?? '';

/** `2026.11.21 14:05` */
export const dottedDateTime = (instant: string | number): string =>
  inKorea(instant)?.format('YYYY.MM.DD HH:mm') ?? '';
