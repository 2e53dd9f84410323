import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { isDevelopmentBuild } from './build-mode';

dayjs.extend(utc);

/** Korea has one time zone and no summer time, so days are told by a fixed shift, on the server and in the browser alike. */
const KOREA_SHIFT_HOURS = 9;

const inKorea = (instant: string | number): Dayjs | undefined => {
  const time = dayjs(instant).utcOffset(KOREA_SHIFT_HOURS * 60);
  if (time.isValid()) return time;
  // For whoever builds the page (spec section 5); a shopper's console stays quiet.
  if (isDevelopmentBuild()) console.warn(`"${instant}" is no date.`);
  return undefined;
};

/** `2026.11.21`; an invalid date gives empty text (spec section 5). */
export const dottedDate = (instant: string | number): string =>
  inKorea(instant)?.format('YYYY.MM.DD') ?? '';

/** `2026-11-21`; an invalid date gives empty text. */
export const dashedDate = (instant: string | number): string =>
  inKorea(instant)?.format('YYYY-MM-DD') ?? '';

/** `2026.11.21 14:05` */
export const dottedDateTime = (instant: string | number): string =>
  inKorea(instant)?.format('YYYY.MM.DD HH:mm') ?? '';
