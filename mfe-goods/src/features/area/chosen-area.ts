import { like, storedState } from '@shop/shared/app';

/** The area that was chosen on this device. */
interface ChosenArea {
  zip: string;
  /** 서울 강남구 */
  place: string;
}

const resembles = like<ChosenArea>({ zip: '', place: '' });
const isArea = (value: unknown): value is ChosenArea =>
  resembles(value) && /^\d{5}$/.test(value.zip);

/** The selected delivery area; undefined on the server and before a selection. */
export const chosenArea = storedState<ChosenArea | undefined>('shop.goods.area', isArea, undefined);
