import type { Corner } from '@shop/shared/contracts';
import { CornerView } from './corner-view';
import { firstLookOf, hasContent } from './first-looks';
import { LaterLook } from './later-looks';

/** A corner whose renderers are loaded statically, for pages that show a single corner. */
export function DirectCorner({ corner }: { corner: Corner }) {
  if (firstLookOf(corner)) return <CornerView corner={corner} />;
  return hasContent(corner) ? <LaterLook corner={corner} /> : null;
}
