import { useIdle, useQuery } from '@shop/shared/app';
import type { Corner } from '@shop/shared/contracts';
import { useRef } from 'react';
import { displayQueries } from '../display/display.queries';
import { useHasScrolled } from '../near/use-has-scrolled';
import { useIsNear } from '../near/use-is-near';
import { CornerPlace } from './corner-place';
import { CornerView, laterLooks, laterSkeletons } from './corner-view';

/** A corner made for one visitor: its code, which asks for it, is wanted once it is near. */
export function LatePersonalCorner({ corner }: { corner: Corner }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref, laterLooks.preload);
  return <div ref={ref}>{isNear && <CornerView corner={corner} />}</div>;
}

/** A popup comes once the shopper has begun to look around: nobody's first sight is one. */
export function LatePopup({ corner }: { corner: Corner }) {
  const isIdle = useIdle();
  const hasScrolled = useHasScrolled();
  return isIdle && hasScrolled ? <CornerView corner={corner} /> : null;
}

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
      {isNear ? <laterSkeletons.Component corner={corner} /> : <CornerPlace corner={corner} />}
    </div>
  );
}
