import type { Corner } from '@shop/shared/contracts';
import { lazy } from '@shop/shared/ui';
import { CornerPlaceholder } from './corner-placeholder';
import type { CornerProps } from './corner-props';
import { DealCorner } from './deal-corner';
import { type FirstLook, firstLookOf, hasContent } from './first-looks';
import { GoodsCorner } from './goods-corner';
import { HeroCorner } from './hero-corner';
import { ImpressionCorner } from './impression-corner';
import { ShortcutCorner } from './shortcut-corner';

/** The renderers that rarely appear on a first screen, in a separate chunk. */
const importDeferredLooks = () =>
  import(/* webpackChunkName: "display.corners" */ './deferred-looks');
export const deferredLooks = lazy(
  () => importDeferredLooks().then((m) => m.DeferredLook),
  CornerPlaceholder,
);
/** Without a placeholder, because the corner may turn out to be empty. */
const looksWithoutPlaceholder = lazy(() => importDeferredLooks().then((m) => m.DeferredLook));
export const deferredSkeletons = lazy(
  () => importDeferredLooks().then((m) => m.CornerSkeleton),
  CornerPlaceholder,
);

const POPUP = 'btm-benefit-popup';

/** A popup is fixed to the lower edge of the page and is not part of the corner list. */
export const isPopup = ({ cornerId }: Corner): boolean => cornerId === POPUP;

/** Popups and personal corners fetch their own items. */
const fetchesOwnItems = (corner: Corner): boolean =>
  corner.personal !== undefined || isPopup(corner);

/** Renders a corner by its id. Renders nothing for an unknown id or an empty corner. */
export function CornerView({ corner, isFirst = false }: CornerProps) {
  const look = firstLookOf(corner);
  if (look) {
    return (
      <ImpressionCorner corner={corner}>
        <FirstCorner corner={corner} isFirst={isFirst} look={look} />
      </ImpressionCorner>
    );
  }
  if (fetchesOwnItems(corner)) return <looksWithoutPlaceholder.Component corner={corner} />;
  return hasContent(corner) ? <deferredLooks.Component corner={corner} /> : null;
}

interface FirstCornerProps {
  corner: Corner;
  isFirst: boolean;
  look: FirstLook;
}

function FirstCorner({ corner, isFirst, look }: FirstCornerProps) {
  switch (look.kind) {
    case 'hero':
      return <HeroCorner corner={corner} isFirst={isFirst} />;
    case 'goods':
      return <GoodsCorner corner={corner} look={look.look} isFirst={isFirst} />;
    case 'deal':
      return <DealCorner corner={corner} look={look.look} isFirst={isFirst} />;
    case 'shortcut':
      return <ShortcutCorner corner={corner} hasTitle={look.look === 'titled'} />;
  }
}
