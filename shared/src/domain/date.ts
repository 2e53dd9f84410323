/** Korea has one time zone and no summer time, so days are told by a fixed shift, on the server and in the browser alike. */
const KOREA_SHIFT_MS = 9 * 3_600_000;

const pad = (value: number): string => String(value).padStart(2, '0');

const inKorea = (instant: string | number): Date | undefined => {
  const ms = typeof instant === 'number' ? instant : Date.parse(instant);
  return Number.isFinite(ms) ? new Date(ms + KOREA_SHIFT_MS) : undefined;
};

/** `2026.11.21`; an invalid date gives empty text (spec section 5). */
export function dottedDate(instant: string | number): string {
  const date = inKorea(instant);
  if (!date) return '';
  return `${date.getUTCFullYear()}.${pad(date.getUTCMonth() + 1)}.${pad(date.getUTCDate())}`;
}

/** `2026-11-21`; an invalid date gives empty text. */
export const dashedDate = (instant: string | number): string =>
  dottedDate(instant).replaceAll('.', '-');

/** `2026.11.21 14:05` */
export function dottedDateTime(instant: string | number): string {
  const date = inKorea(instant);
  return date
    ? `${dottedDate(instant)} ${pad(date.getUTCHours())}:${pad(date.getUTCMinutes())}`
    : '';
}

/** `2026.11.21 ~ 12.03`: the year is told once when both days are of one year. */
export function dottedRange(from: string | number, to: string | number): string {
  const [first, last] = [dottedDate(from), dottedDate(to)];
  if (!first || !last) return '';
  return `${first} ~ ${first.slice(0, 4) === last.slice(0, 4) ? last.slice(5) : last}`;
}
