import type { Corner } from '@shop/shared/contracts';
import { memo } from 'react';
import { HydrateWhenNear } from '../viewport/hydrate-when-near';
import { CornerBoundary } from './corner-boundary';
import styles from './corner-list.module.css';
import { CornerView, isPopup } from './corner-view';
import { DeferredCorner, DeferredPersonalCorner, PopupAfterScroll } from './deferred-corner';

/** The number of corners on the first screen of a phone. */
const FIRST_SCREEN = 2;

/** The corners of a display page in data order. Renders again only when the corners change. */
export const CornerList = memo(function CornerList({ corners }: { corners: readonly Corner[] }) {
  return (
    <div className={styles.corners}>
      {corners.map((corner, i) => (
        <CornerBoundary key={corner.cornerNo} cornerId={corner.cornerId}>
          <PlacedCorner corner={corner} isFirst={i < FIRST_SCREEN} />
        </CornerBoundary>
      ))}
    </div>
  );
});

function PlacedCorner({ corner, isFirst }: { corner: Corner; isFirst: boolean }) {
  if (isPopup(corner)) return <PopupAfterScroll corner={corner} />;
  if (corner.personal) return <DeferredPersonalCorner corner={corner} />;
  if (corner.isDeferred) return <DeferredCorner corner={corner} />;
  if (isFirst) return <CornerView corner={corner} isFirst />;
  return (
    <HydrateWhenNear>
      <CornerView corner={corner} />
    </HydrateWhenNear>
  );
}
