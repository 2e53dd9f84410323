import type { Corner } from '@shop/shared/contracts';
import { onDemand } from '@shop/shared/ui';
import { CornerPlace } from './corner-place';
import type { CornerProps } from './corner-props';
import { DealCorner } from './deal-corner';
import { type FirstLook, firstLookOf, hasContent } from './first-looks';
import { GoodsCorner } from './goods-corner';
import { HeroCorner } from './hero-corner';
import { SeenCorner } from './seen-corner';
import { ShortcutCorner } from './shortcut-corner';

/** The looks that seldom stand on a first screen, in a chunk of their own. */
const later = () => import(/* webpackChunkName: "display.corners" */ './later-looks');
export const laterLooks = onDemand(() => later().then((m) => m.LaterLook), CornerPlace);
/** Without a stand-in: nobody knows yet whether there is anything. */
const quietLooks = onDemand(() => later().then((m) => m.LaterLook));
export const laterSkeletons = onDemand(() => later().then((m) => m.CornerSkeleton), CornerPlace);

const POPUP = 'btm-benefit-popup';

/** No strip of the page: it stands over its lower edge. */
export const isPopup = ({ cornerId }: Corner): boolean => cornerId === POPUP;

/** A popup asks for its things itself, and what is one visitor's own does. */
const asksItself = (corner: Corner): boolean => corner.personal !== undefined || isPopup(corner);

/** Draws a corner by its id; nothing for an unknown id, and nothing where there is nothing to show. */
export function CornerView({ corner, isFirst = false }: CornerProps) {
  const look = firstLookOf(corner);
  if (look) {
    return (
      <SeenCorner corner={corner}>
        <FirstCorner corner={corner} isFirst={isFirst} look={look} />
      </SeenCorner>
    );
  }
  if (asksItself(corner)) return <quietLooks.Component corner={corner} />;
  return hasContent(corner) ? <laterLooks.Component corner={corner} /> : null;
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
