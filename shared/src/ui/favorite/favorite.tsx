import {
  type App,
  type FavoriteHeartProps,
  provideFavoriteHeart,
  toast,
  useResumeIntent,
  useStore,
} from '@shop/shared/app';
import { HeartButton } from '../heart-button/heart-button';
import styles from './favorite.module.css';
import { FAVORITE_INTENT, Favorites, type FavoriteTarget, keyOf } from './favorites';

/** Puts hearts on all cards and bars of the tab. Loaded when the first page is idle. */
export function startFavorites(app: App): void {
  const favorites = new Favorites(app);

  provideFavoriteHeart(function Heart({ name, place, targetCd, no }: FavoriteHeartProps) {
    const isOn = useStore(favorites.marks, ({ shown }) => shown.has(keyOf({ targetCd, no })));
    const wasBought = useStore(favorites.marks, ({ bought }) => bought.has(no));
    useResumeIntent<FavoriteTarget>(FAVORITE_INTENT, (target) => {
      favorites.set(target, true);
      toast('찜했어요');
    });
    const isBought = wasBought && targetCd === '10' && place !== 'plain';
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
