/** 재입고 알림 that wait for stock at once, of one member. */
export const MAX_RESTOCK_ALERTS = 30;

/** An alert waits for stock for this many days. */
export const RESTOCK_ALERT_DAYS = 90;
