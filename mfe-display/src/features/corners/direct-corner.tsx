import type { Corner } from '@shop/shared/contracts';
import { CornerView } from './corner-view';
import { firstLookOf, hasContent } from './first-looks';
import { LaterLook } from './later-looks';

/** A corner with the code of every look at hand: for pages that show one corner and no more. */
export function DirectCorner({ corner }: { corner: Corner }) {
  if (firstLookOf(corner)) return <CornerView corner={corner} />;
  return hasContent(corner) ? <LaterLook corner={corner} /> : null;
}
