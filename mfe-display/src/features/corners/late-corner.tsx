import { useQuery } from '@shop/shared/app';
import type { Corner } from '@shop/shared/contracts';
import { useRef } from 'react';
import { displayQueries } from '../display/display.queries';
import { useIsNear } from '../near/use-is-near';
import { CornerSkeleton } from './corner-skeleton';
import { CornerView, laterLooks } from './corner-view';

/** A corner that is read by itself once it is near. Empty or failed, it is not there. */
export function LateCorner({ corner }: { corner: Corner }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref, laterLooks.preload);
  const { data, isError } = useQuery({
    ...displayQueries.corner(corner.cornerNo),
    enabled: isNear,
  });
  if (data) return <CornerView corner={data} />;
  if (isError) return null;
  return (
    <div ref={ref}>
      <CornerSkeleton corner={corner} />
    </div>
  );
}
