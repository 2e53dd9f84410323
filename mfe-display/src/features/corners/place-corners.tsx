import { useQuery } from '@shop/shared/app';
import type { CornerPlaceProps } from '@shop/shared/contracts';
import { onDemand } from '@shop/shared/ui';
import { displayQueries } from '../display/display.queries';
import { BottomBanners } from './bottom-banners';
import { CornerList } from './corner-list';
import styles from './place-corners.module.css';

const popup = onDemand(() =>
  import(/* webpackChunkName: "display.popup" */ './place-popup').then(
    ({ PlacePopup }) => PlacePopup,
  ),
);

/**
 * What display data adds to the end of a page: corners, bottom banners and a popup. Nothing until
 * it has loaded, when there is none or when it fails.
 */
export function PlaceCorners({ pageCd, refNo }: CornerPlaceProps) {
  const { data } = useQuery({ ...displayQueries.place({ pageCd, refNo }), retry: false });
  if (!data) return null;
  const { corners, popups, bottomBanners } = data;
  if (corners.length + popups.length + bottomBanners.length === 0) return null;
  return (
    <div className={styles.place} data-corner-place={pageCd}>
      <BottomBanners banners={bottomBanners} at="01" />
      {corners.length > 0 && <CornerList corners={corners} firstScreen={0} />}
      <BottomBanners banners={bottomBanners} at="02" />
      {popups.length > 0 && <popup.Component popups={popups} />}
      <BottomBanners banners={bottomBanners} at="03" />
    </div>
  );
}
