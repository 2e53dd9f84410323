import type { FavoriteTargetCode } from '@shop/shared/domain';
import { type ComponentType, useSyncExternalStore } from 'react';

export interface FavoriteHeartProps {
  targetCd: FavoriteTargetCode;
  /** Number of the goods, the brand or the plan shop. */
  no: number;
  /** Its name: the heart is "<name> 찜". */
  name: string;
  /** `picture` (default): on a photograph; `plain`: in a bar. */
  place?: 'picture' | 'plain';
}

let heart: ComponentType<FavoriteHeartProps> | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Shows this heart in every place of one. Called once, when the page is idle. */
export function provideFavoriteHeart(given: ComponentType<FavoriteHeartProps>): void {
  heart = given;
  for (const listener of listeners) listener();
}

/**
 * The heart, undefined until its code is loaded: hearts are in no HTML, which is the same for
 * everybody, and in no page's first code.
 */
export const useFavoriteHeart = (): ComponentType<FavoriteHeartProps> | undefined =>
  useSyncExternalStore(
    subscribe,
    () => heart,
    () => undefined,
  );
