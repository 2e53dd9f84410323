import type { Corner } from '@shop/shared/contracts';
import type { PaintStep } from '@shop/shared/ui';
import { memo } from 'react';
import { WhenVisible } from '../viewport/when-visible';
import { CornerBoundary } from './corner-boundary';
import styles from './corner-list.module.css';
import { CornerView, isPopup } from './corner-view';
import { DeferredCorner, DeferredPersonalCorner, PopupAfterScroll } from './deferred-corner';
import { firstLookOf } from './first-looks';

/** The number of corners on the first screen of a phone. Below a large picture only the next one's edge shows. */
const FIRST_SCREEN = 2;
const FIRST_SCREEN_WITH_HERO = 1;

/** The step that draws a corner, by its order behind the first screen; what is far is drawn when it comes near. */
const stepOf = (order: number): PaintStep | undefined =>
  order > 2 ? 'far' : order === 2 ? 2 : order === 1 ? 1 : undefined;

/** Whether the corner is only a heading, whose content is the next corner. */
const isHeading = ({ cornerId, title }: Corner): boolean => cornerId === 'title' && title !== '';

/** The corners of a display page in data order. Renders again only when the corners change. */
export const CornerList = memo(function CornerList({ corners }: { corners: readonly Corner[] }) {
  // The pictures of a second corner would share the line with the large one.
  const hasHero = corners[0] !== undefined && firstLookOf(corners[0])?.kind === 'hero';
  const firstScreen = hasHero ? FIRST_SCREEN_WITH_HERO : FIRST_SCREEN;
  return (
    <div className={styles.corners}>
      {corners.map((corner, i) => {
        const placed = (
          <PlacedCorner
            corner={corner}
            below={i - firstScreen}
            isFirst={i === 0 || !hasHero}
            hasPaintedEdge={!hasHero}
          />
        );
        return (
          <CornerBoundary key={corner.cornerNo} cornerId={corner.cornerId}>
            {isHeading(corner) ? <div className={styles.heading}>{placed}</div> : placed}
          </CornerBoundary>
        );
      })}
    </div>
  );
});

interface PlacedCornerProps {
  corner: Corner;
  /** How many corners after the first screen; negative on it. */
  below: number;
  /** The corner is on the first screen, so its first pictures are loaded with high priority. */
  isFirst?: boolean;
  /** The upper edge of the corner after the first screen is part of a document's first paint. */
  hasPaintedEdge?: boolean;
}

export function PlacedCorner({
  corner,
  below,
  isFirst = false,
  hasPaintedEdge = true,
}: PlacedCornerProps) {
  if (isPopup(corner)) return <PopupAfterScroll corner={corner} />;
  if (corner.personal) return <DeferredPersonalCorner corner={corner} />;
  if (corner.isDeferred) return <DeferredCorner corner={corner} />;
  if (below < 0) return <CornerView corner={corner} isFirst={isFirst} />;
  // Two steps for each: what is in view first, and then the cards beside and below it.
  return (
    <WhenVisible paintStep={stepOf(hasPaintedEdge ? 2 * below : 2 * below + 1)}>
      <CornerView corner={corner} />
    </WhenVisible>
  );
}
