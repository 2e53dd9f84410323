import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';

/*
 * The date library with its plugin for offsets. The shell provides this module to all remotes in a chunk of its
 * own (`tools/webpack/apps.mjs`), which pages without dates do not load.
 */
dayjs.extend(utc);

/**
 * Korea has one time zone without summer time, so days are computed with a fixed offset, the same
 * on the server and in the browser.
 */
const KOREA_SHIFT_HOURS = 9;

/** An instant by the clock and calendar of Korea; not valid for what is no date. */
export const koreanTime = (instant: string | number): Dayjs =>
  dayjs(instant).utcOffset(KOREA_SHIFT_HOURS * 60);
