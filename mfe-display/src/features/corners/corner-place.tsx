import type { Fragments } from '@shop/shared/contracts';
import { onDemand, useIsNear } from '@shop/shared/ui';
import { useRef } from 'react';
import styles from './corner-place.module.css';

const placeCorners = onDemand(() =>
  import(/* webpackChunkName: "display.place" */ './place-corners').then(
    ({ PlaceCorners }) => PlaceCorners,
  ),
);

/** Corners at the end of a page, loaded with their code when they near the viewport. */
export function CornerPlace(props: Fragments['display/corners']) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref);
  return (
    <div ref={ref} className={styles.place}>
      {isNear && <placeCorners.Component {...props} />}
    </div>
  );
}
