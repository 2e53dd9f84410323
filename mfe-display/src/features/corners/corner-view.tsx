import type { Corner } from '@shop/shared/contracts';
import { onDemand } from '@shop/shared/ui';
import { type CornerLook, lookOf } from './corner-looks';
import type { CornerProps } from './corner-props';
import { CornerSkeleton } from './corner-skeleton';
import { DealCorner } from './deal-corner';
import { GoodsCorner } from './goods-corner';
import { HeroCorner } from './hero-corner';
import { SeenCorner } from './seen-corner';
import { ShortcutCorner } from './shortcut-corner';
import { TextCorner } from './text-corner';

/** The looks that seldom stand on a first screen, in a chunk of their own. */
export const laterLooks = onDemand(
  () => import(/* webpackChunkName: "display.corners" */ './later-looks').then((m) => m.LaterLook),
  CornerSkeleton,
);

/** The looks of first screens: rendered on the server, taken over at once. */
const firstKinds: readonly CornerLook['kind'][] = ['hero', 'text', 'goods', 'deal', 'shortcut'];

/** Its renderer is in the page's own code. */
export function isFirstKind(corner: Corner): boolean {
  const look = lookOf(corner);
  return look !== undefined && firstKinds.includes(look.kind);
}

/** Draws a corner by its id; nothing for an unknown id, and nothing where there is nothing to show. */
export function CornerView({ corner, isFirst = false }: CornerProps) {
  const look = lookOf(corner);
  if (!look) return null;
  if (!isFirstKind(corner)) {
    return corner.items.length > 0 || look.kind === 'popup' || corner.personal ? (
      <laterLooks.Component corner={corner} />
    ) : null;
  }
  return (
    <SeenCorner corner={corner}>
      <FirstLook corner={corner} isFirst={isFirst} look={look} />
    </SeenCorner>
  );
}

interface FirstLookProps {
  corner: Corner;
  isFirst: boolean;
  look: CornerLook;
}

function FirstLook({ corner, isFirst, look }: FirstLookProps) {
  switch (look.kind) {
    case 'hero':
      return <HeroCorner corner={corner} isFirst={isFirst} />;
    case 'text':
      return <TextCorner corner={corner} look={look.look} />;
    case 'goods':
      return <GoodsCorner corner={corner} look={look.look} isFirst={isFirst} />;
    case 'deal':
      return <DealCorner corner={corner} look={look.look} isFirst={isFirst} />;
    case 'shortcut':
      return <ShortcutCorner corner={corner} hasTitle={look.look === 'titled'} />;
    default:
      return null;
  }
}
