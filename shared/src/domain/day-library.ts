import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

/*
 * The date library with its plugin for UTC offsets. The shell provides this module to all remotes in a separate chunk
 * (`tools/webpack/apps.mjs`), which pages without dates do not load.
 */
dayjs.extend(utc);

/**
 * Korea has one time zone without summer time, so dates are computed with a fixed UTC offset, which gives equal
 * results on the server and in the browser.
 */
const KOREA_SHIFT_HOURS = 9;

/** An instant in Korean time; the result is invalid for an invalid date. */
export const koreanTime = (instant: string | number): Dayjs =>
  dayjs(instant).utcOffset(KOREA_SHIFT_HOURS * 60);
