import { dayInKorea } from '@shop/shared/domain';
import { addMs, daysMs } from '../platform/clock';
import type { TestShop } from './shop';

/** Sets the clock to a time of day in Korea, some days from now: `08:00`. */
export function setKoreaTime({ clock }: Pick<TestShop, 'clock'>, time: string, inDays = 1): void {
  const day = dayInKorea(addMs(clock.now(), daysMs(inDays)).getTime());
  clock.set(new Date(`${day}T${time}+09:00`));
}
