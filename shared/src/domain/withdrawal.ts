import { type ReturnReasonCode, returnReasons } from './claim-reason';
import { endOfKoreanDay, isWorkingDay, koreanDayOf } from './korean-holiday';

const DAY_MS = 86_400_000;
const WITHDRAWAL_DAYS = 7;
const DEFECT_MONTHS = 3;

/**
 * Until when a delivered item can be returned (청약철회, 전자상거래법 §17): the end of the seventh day
 * after delivery in Korea. The day of delivery does not count. A period that would end on a Saturday,
 * Sunday or holiday ends with the next working day (민법 §161).
 */
export function withdrawalDeadline(deliveredAt: Date): Date {
  let day = koreanDayOf(deliveredAt) + WITHDRAWAL_DAYS;
  while (!isWorkingDay(day)) day += 1;
  return endOfKoreanDay(day);
}

/**
 * Until when faulty or wrong goods can be returned, also after 구매확정 (전자상거래법 §17 ③): three
 * months after delivery, by the end of the day in Korea.
 */
export function defectDeadline(deliveredAt: Date): Date {
  const from = new Date(koreanDayOf(deliveredAt) * DAY_MS);
  const month = from.getUTCMonth() + DEFECT_MONTHS;
  // A month without this day ends with its last one.
  const lastDay = new Date(Date.UTC(from.getUTCFullYear(), month + 1, 0)).getUTCDate();
  const end = Date.UTC(from.getUTCFullYear(), month, Math.min(from.getUTCDate(), lastDay));
  let day = end / DAY_MS;
  while (!isWorkingDay(day)) day += 1;
  return endOfKoreanDay(day);
}

/** Whether the goods are not what was sold. A late delivery is the seller's fault, but no defect. */
export const isDefectReason = (code: ReturnReasonCode): boolean =>
  returnReasons[code].fault === 'SELLER' && code !== 'LATE';

/** When an item confirms itself: a day after the withdrawal period, which it must not cut short. */
export const confirmationDue = (deliveredAt: Date): Date =>
  new Date(withdrawalDeadline(deliveredAt).getTime() + DAY_MS);
