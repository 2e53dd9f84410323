import { useQuery } from '@shop/shared/app';
import type { Corner } from '@shop/shared/contracts';
import { displayQueries } from '../display/display.queries';
import { DeferredPersonalCorner } from './deferred-corner';
import { ImpressionCorner } from './impression-corner';
import { RecommendedCorner } from './recommended-corner';

/** Drawn at once where its goods have been read, as by the server; else when it nears the viewport. */
export function OrderRail({ corner }: { corner: Corner }) {
  const { data } = useQuery({ ...displayQueries.member(corner.cornerNo), enabled: false });
  if (!data) return <DeferredPersonalCorner corner={corner} />;
  return (
    <ImpressionCorner corner={data}>
      <RecommendedCorner corner={data} look="rail" />
    </ImpressionCorner>
  );
}
