import { useQuery } from '@shop/shared/app';
import type { Corner, Fragments } from '@shop/shared/contracts';
import { lazy } from '@shop/shared/ui';
import type { ComponentType } from 'react';
import { displayQueries } from '../display/display.queries';
import { BottomBanners } from './bottom-banners';
import { CornerBoundary } from './corner-boundary';
import { PlacedCorner } from './corner-list';
import listStyles from './corner-list.module.css';
import { isOrderRail } from './order-rails';
import styles from './place-corners.module.css';

const popup = lazy(
  () =>
    import(/* webpackChunkName: "display.popup" */ './place-popup').then(
      ({ PlacePopup }) => PlacePopup,
    ),
  undefined,
  { isOptional: true },
);

type PlaceCornersProps = Fragments['display/corners'] & {
  /** On pages of other remotes, of which one is the completed order. */
  OrderRail?: ComponentType<{ corner: Corner }>;
};

/**
 * What display data adds to the end of a page: corners, bottom banners and a popup. Nothing until
 * it has loaded, when there is none or when it fails.
 */
export function PlaceCorners({ pageCd, refNo, OrderRail }: PlaceCornersProps) {
  const { data } = useQuery({ ...displayQueries.place({ pageCd, refNo }), retry: false });
  if (!data) return null;
  const { corners, popups, bottomBanners } = data;
  if (corners.length + popups.length + bottomBanners.length === 0) return null;
  return (
    <div className={styles.place} data-corner-place={pageCd}>
      <BottomBanners banners={bottomBanners} at="01" />
      {corners.length > 0 && (
        <div className={listStyles.corners}>
          {corners.map((corner, below) => (
            <CornerBoundary key={corner.cornerNo} cornerId={corner.cornerId}>
              {OrderRail && isOrderRail(corner) ? (
                <OrderRail corner={corner} />
              ) : (
                <PlacedCorner corner={corner} below={below} />
              )}
            </CornerBoundary>
          ))}
        </div>
      )}
      <BottomBanners banners={bottomBanners} at="02" />
      {popups.length > 0 && <popup.Component popups={popups} />}
      <BottomBanners banners={bottomBanners} at="03" />
    </div>
  );
}
