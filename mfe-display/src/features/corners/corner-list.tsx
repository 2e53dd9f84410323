import type { Corner } from '@shop/shared/contracts';
import { HydrateWhenNear } from '../near/near';
import { CornerBoundary } from './corner-boundary';
import styles from './corner-list.module.css';
import { lookOf } from './corner-looks';
import { CornerView } from './corner-view';
import { LateCorner } from './late-corner';

/** So many corners are on a phone's first screen. */
const FIRST_SCREEN = 2;

/** The strips of a display page, in the order of its data. */
export function CornerList({ corners }: { corners: readonly Corner[] }) {
  return (
    <div className={styles.corners}>
      {corners.map((corner, i) => (
        <CornerBoundary key={corner.cornerNo} cornerId={corner.cornerId}>
          {i < FIRST_SCREEN ? (
            <CornerView corner={corner} isFirst />
          ) : (
            <HydrateWhenNear>
              {comesLate(corner) ? <LateCorner corner={corner} /> : <CornerView corner={corner} />}
            </HydrateWhenNear>
          )}
        </CornerBoundary>
      ))}
    </div>
  );
}

/** A known corner whose things did not come with the page is asked for when it comes near. */
const comesLate = ({ cornerId, items }: Corner): boolean => {
  const look = lookOf(cornerId);
  return items.length === 0 && look !== undefined && look.kind !== 'text';
};
