import { useNow } from '@shop/shared/app';
import type { GoodsCard } from '@shop/shared/contracts';
import { deliveryPromise, deliveryPromiseText } from '@shop/shared/domain';

/** Only at the seller's hour does the day change. */
const TEN_MINUTES_MS = 600_000;

/** 내일(화) 도착 예정. A part of its own, so that the clock draws one line again and not the card. */
export function ArrivalDay({ leadDays, cutoffHour }: NonNullable<GoodsCard['arrival']>) {
  const now = useNow(TEN_MINUTES_MS);
  return deliveryPromiseText(deliveryPromise(new Date(now), leadDays, cutoffHour));
}
