import type { Corner } from '@shop/shared/contracts';
import { memo } from 'react';
import { HydrateWhenNear } from '../viewport/hydrate-when-near';
import { CornerBoundary } from './corner-boundary';
import styles from './corner-list.module.css';
import { CornerView, isPopup } from './corner-view';
import { DeferredCorner, DeferredPersonalCorner, PopupAfterScroll } from './deferred-corner';

/** The number of corners on the first screen of a phone. */
const FIRST_SCREEN = 2;

/** The next corner shows its upper edge; those below are not part of a document's first paint. */
const paintStepOf = (below: number) => (below <= 0 ? undefined : Math.min(below, 4));

interface CornerListProps {
  corners: readonly Corner[];
  /** The number of corners on the first screen; 0 at the end of a page. */
  firstScreen?: number;
}

/** The corners of a display page in data order. Renders again only when the corners change. */
export const CornerList = memo(function CornerList({
  corners,
  firstScreen = FIRST_SCREEN,
}: CornerListProps) {
  return (
    <div className={styles.corners}>
      {corners.map((corner, i) => (
        <CornerBoundary key={corner.cornerNo} cornerId={corner.cornerId}>
          <PlacedCorner corner={corner} below={i - firstScreen} />
        </CornerBoundary>
      ))}
    </div>
  );
});

/** `below`: how many corners after the first screen; negative on it. */
function PlacedCorner({ corner, below }: { corner: Corner; below: number }) {
  if (isPopup(corner)) return <PopupAfterScroll corner={corner} />;
  if (corner.personal) return <DeferredPersonalCorner corner={corner} />;
  if (corner.isDeferred) return <DeferredCorner corner={corner} />;
  if (below < 0) return <CornerView corner={corner} isFirst />;
  return (
    <HydrateWhenNear paintStep={paintStepOf(below)}>
      <CornerView corner={corner} />
    </HydrateWhenNear>
  );
}
