import { type FavoriteHeartProps, useFavoriteHeart } from '@shop/shared/app';
import styles from './heart-button.module.css';

/** The heart in a bar; keeps its room until the heart is there. */
export function FavoriteHeart(props: Omit<FavoriteHeartProps, 'place'>) {
  const Heart = useFavoriteHeart();
  return <span className={styles.room}>{Heart && <Heart {...props} place="plain" />}</span>;
}
