import { useQuery } from '@shop/shared/app';
import type { CornerPlaceProps } from '@shop/shared/contracts';
import { displayQueries } from '../display/display.queries';
import { CornerList } from './corner-list';

/** The corners of a place; nothing until they have loaded, when there are none or when it fails. */
export function PlaceCorners({ pageCd, refNo }: CornerPlaceProps) {
  const { data } = useQuery({ ...displayQueries.place({ pageCd, refNo }), retry: false });
  if (!data || data.corners.length === 0) return null;
  return (
    <div data-corner-place={pageCd}>
      <CornerList corners={data.corners} firstScreen={0} />
    </div>
  );
}
