import type { Corner } from '@shop/shared/contracts';
import { CornerView } from './corner-view';
import { DeferredLook } from './deferred-looks';
import { firstLookOf, hasContent } from './first-looks';

/** A corner whose renderers are loaded statically, for pages that show a single corner. */
export function DirectCorner({ corner }: { corner: Corner }) {
  if (firstLookOf(corner)) return <CornerView corner={corner} />;
  return hasContent(corner) ? <DeferredLook corner={corner} /> : null;
}
