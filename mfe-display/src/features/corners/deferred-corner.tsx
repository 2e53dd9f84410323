import { useQuery, useWhenIdle } from '@shop/shared/app';
import type { Corner } from '@shop/shared/contracts';
import { AfterPaint, useWhenVisible } from '@shop/shared/ui';
import { useRef } from 'react';
import { displayQueries } from '../display/display.queries';
import { useHasScrolled } from '../viewport/use-has-scrolled';
import { CornerPlaceholder } from './corner-placeholder';
import { CornerView, deferredLooks, deferredSkeletons } from './corner-view';

/** A personal corner. Its code is loaded when it nears the viewport and then fetches the items. */
export function DeferredPersonalCorner({ corner }: { corner: Corner }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useWhenVisible(ref, deferredLooks.preload);
  return <div ref={ref}>{isNear && <CornerView corner={corner} />}</div>;
}

/** Renders the popup once half a screen has been scrolled, so that it does not open on arrival. */
export function PopupAfterScroll({ corner }: { corner: Corner }) {
  const isIdle = useWhenIdle();
  const hasScrolled = useHasScrolled();
  return isIdle && hasScrolled ? <CornerView corner={corner} /> : null;
}

/**
 * A corner that is fetched when it nears the viewport. Renders nothing when it is empty or fails.
 */
export function DeferredCorner({ corner }: { corner: Corner }) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useWhenVisible(ref, deferredLooks.preload);
  const { data, isError } = useQuery({
    ...displayQueries.corner(corner.cornerNo),
    enabled: isNear,
  });
  if (data) return <CornerView corner={data} />;
  if (isError) return null;
  return (
    <AfterPaint ref={ref} step="far">
      {isNear ? (
        <deferredSkeletons.Component corner={corner} />
      ) : (
        <CornerPlaceholder corner={corner} />
      )}
    </AfterPaint>
  );
}
