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
const paintStepOf = (index: number) =>
  index <= FIRST_SCREEN ? undefined : Math.min(index - FIRST_SCREEN, 4);

/** The corners of a display page in data order. Renders again only when the corners change. */
export const CornerList = memo(function CornerList({ corners }: { corners: readonly Corner[] }) {
  return (
    <div className={styles.corners}>
      {corners.map((corner, i) => (
        <CornerBoundary key={corner.cornerNo} cornerId={corner.cornerId}>
          <PlacedCorner corner={corner} index={i} />
        </CornerBoundary>
      ))}
    </div>
  );
});

function PlacedCorner({ corner, index }: { corner: Corner; index: number }) {
  if (isPopup(corner)) return <PopupAfterScroll corner={corner} />;
  if (corner.personal) return <DeferredPersonalCorner corner={corner} />;
  if (corner.isDeferred) return <DeferredCorner corner={corner} />;
  if (index < FIRST_SCREEN) return <CornerView corner={corner} isFirst />;
  return (
    <HydrateWhenNear paintStep={paintStepOf(index)}>
      <CornerView corner={corner} />
    </HydrateWhenNear>
  );
}
