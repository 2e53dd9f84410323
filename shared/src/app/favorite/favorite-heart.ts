import type { FavoriteTargetCode } from '@shop/shared/domain';
import type { ComponentType } from 'react';
import { createSlot } from '../slot/slot';

export interface FavoriteHeartProps {
  targetCd: FavoriteTargetCode;
  /** Number of the goods, the brand or the plan shop. */
  no: number;
  /** Its name: the heart is "<name> 찜". */
  name: string;
  /** `picture` (default): on a photograph; `plain`: in a bar. */
  place?: 'picture' | 'plain';
}

const slot = createSlot<ComponentType<FavoriteHeartProps>>();

/** Shows this heart in every place of one. Called once, when the page is idle. */
export const provideFavoriteHeart = slot.provide;

/** The heart; undefined until its code is loaded. */
export const useFavoriteHeart = slot.useSlot;
