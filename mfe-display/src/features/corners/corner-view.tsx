import { onDemand } from '@shop/shared/ui';
import { lookOf } from './corner-looks';
import type { CornerProps } from './corner-props';
import { CornerSkeleton } from './corner-skeleton';
import { DealCorner } from './deal-corner';
import { GoodsCorner } from './goods-corner';
import { HeroCorner } from './hero-corner';
import { ShortcutCorner } from './shortcut-corner';

/** The looks that seldom stand on a first screen, in a chunk of their own. */
export const laterLooks = onDemand(
  () => import(/* webpackChunkName: "display.corners" */ './later-looks').then((m) => m.LaterLook),
  CornerSkeleton,
);

/** Draws a corner by its id; nothing for an unknown id, and nothing where there is nothing to show. */
export function CornerView({ corner, isFirst = false }: CornerProps) {
  const look = lookOf(corner);
  switch (look?.kind) {
    case 'hero':
      return <HeroCorner corner={corner} isFirst={isFirst} />;
    case 'goods':
      return <GoodsCorner corner={corner} look={look.look} isFirst={isFirst} />;
    case 'deal':
      return <DealCorner corner={corner} isFirst={isFirst} />;
    case 'shortcut':
      return <ShortcutCorner corner={corner} hasTitle={look.hasTitle} />;
    case 'text':
      return <laterLooks.Component corner={corner} />;
    case 'banner':
    case 'coupon':
    case 'brand':
    case 'article':
      return corner.items.length > 0 ? <laterLooks.Component corner={corner} /> : null;
    case undefined:
      return null;
  }
}
