import { koreanTime } from '@shop/shared/domain/day-library';
import { isDevelopmentBuild } from './build-mode';

/** Korean time of an instant; undefined for an invalid date. */
function inKorea(instant: string | number) {
  const time = koreanTime(instant);
  if (time.isValid()) return time;
  // A hint for developers (spec section 5); production builds log nothing.
  if (isDevelopmentBuild()) console.warn(`"${instant}" is no date.`);
  return undefined;
}

/** `2026.11.21`; empty for an invalid date (spec section 5). */
export const dottedDate = (instant: string | number): string =>
  inKorea(instant)?.format('YYYY.MM.DD') ?? '';

/** `2026-11-21`; empty for an invalid date. */
export const dashedDate = (instant: string | number): string =>
  inKorea(instant)?.format('YYYY-MM-DD') ?? '';

/** `2026.11.21 14:05` */
export const dottedDateTime = (instant: string | number): string =>
  inKorea(instant)?.format('YYYY.MM.DD HH:mm') ?? '';
