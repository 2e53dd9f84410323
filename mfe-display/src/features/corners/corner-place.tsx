import type { Fragments } from '@shop/shared/contracts';
import { lazy, useWhenVisible } from '@shop/shared/ui';
import { useRef } from 'react';
import styles from './corner-place.module.css';

const placeCorners = lazy(() =>
  import(/* webpackChunkName: "display.place" */ './place-corners').then(
    ({ PlaceCorners }) => PlaceCorners,
  ),
);

/** Corners at the end of a page, loaded with their code when they near the viewport. */
export function CornerPlace(props: Fragments['display/corners']) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useWhenVisible(ref);
  return (
    <div ref={ref} className={styles.place}>
      {isNear && <placeCorners.Component {...props} />}
    </div>
  );
}
