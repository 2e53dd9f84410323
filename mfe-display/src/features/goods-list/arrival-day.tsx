import { useNow } from '@shop/shared/app';
import type { GoodsCard } from '@shop/shared/contracts';
import { deliveryPromise, deliveryPromiseText } from '@shop/shared/domain';

/** The day changes only at the seller's cutoff hour, so a coarse clock is enough. */
const TEN_MINUTES_MS = 600_000;

/**
 * 내일(화) 도착 예정. A separate component, so that a clock tick renders this line and not the whole
 * card.
 */
export function ArrivalDay({ leadDays, cutoffHour, restDays }: NonNullable<GoodsCard['arrival']>) {
  const now = useNow(TEN_MINUTES_MS);
  return deliveryPromiseText(deliveryPromise(new Date(now), leadDays, cutoffHour, restDays));
}
