import { useIdle, useQuery } from '@shop/shared/app';
import type { Corner } from '@shop/shared/contracts';
import { useRef } from 'react';
import { displayQueries } from '../display/display.queries';
import { useHasScrolled } from '../near/use-has-scrolled';
import { useIsNear } from '../near/use-is-near';
import { CornerPlace } from './corner-place';
import { CornerView, laterLooks, laterSkeletons } from './corner-view';

/** A personal corner. Its code is loaded when it nears the viewport and then fetches the items. */
export function LatePersonalCorner({ corner }: { corner: Corner }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(ref, laterLooks.preload);
  return <div ref={ref}>{isNear && <CornerView corner={corner} />}</div>;
}

/** Renders the popup once half a screen has been scrolled, so that it does not open on arrival. */
export function LatePopup({ corner }: { corner: Corner }) {
  const isIdle = useIdle();
  const hasScrolled = useHasScrolled();
  return isIdle && hasScrolled ? <CornerView corner={corner} /> : null;
}

/**
 * A corner that is fetched when it nears the viewport. Renders nothing when it is empty or fails.
 */
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
