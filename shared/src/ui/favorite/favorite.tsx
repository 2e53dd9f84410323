import {
  type App,
  type FavoriteHeartProps,
  provideFavoriteHeart,
  toast,
  useResumeIntent,
} from '@shop/shared/app';
import { useSyncExternalStore } from 'react';
import { HeartButton } from '../heart-button/heart-button';
import styles from './favorite.module.css';
import { FAVORITE_INTENT, Favorites, type FavoriteTarget } from './favorites';

/** Puts hearts on all cards and bars of the tab. Loaded when the first page is idle. */
export function startFavorites(app: App): void {
  const favorites = new Favorites(app);

  provideFavoriteHeart(function Heart({ name, place, targetCd, no }: FavoriteHeartProps) {
    const isOn = useSyncExternalStore(
      favorites.subscribe,
      () => favorites.isOn({ targetCd, no }),
      () => false,
    );
    useResumeIntent<FavoriteTarget>(FAVORITE_INTENT, (target) => {
      favorites.set(target, true);
      toast('찜했어요');
    });
    const isBought = useSyncExternalStore(
      favorites.subscribe,
      () => place !== 'plain' && favorites.isBought({ targetCd, no }),
      () => false,
    );
    return (
      <>
        <HeartButton
          goodsName={name}
          isOn={isOn}
          onToggle={() => favorites.toggle({ targetCd, no })}
          place={place ?? 'picture'}
        />
        {isBought && <span className={styles.bought}>최근 구매</span>}
      </>
    );
  });
}
