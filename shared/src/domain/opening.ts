/** 오픈 알림 that wait at once, of one member. */
export const MAX_OPENING_ALERTS = 30;

/** An alert of goods without a date waits for this many days, one with a date until this long after it. */
export const OPENING_ALERT_DAYS = 90;
