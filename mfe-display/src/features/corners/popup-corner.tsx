import { useApp, useQuery } from '@shop/shared/app';
import type { Corner } from '@shop/shared/contracts';
import { useState } from 'react';
import { displayQueries } from '../display/display.queries';
import { ImpressionCorner } from './impression-corner';
import { PopupBox } from './popup-box';
import { popupMemory } from './popup-memory';

/**
 * The benefit popup at the end of the page. It is not modal: it has no backdrop, covers nothing and
 * does not move the focus, and appears after the page has been scrolled.
 */
export function PopupCorner({ corner }: { corner: Corner }) {
  const app = useApp();
  const { cornerNo } = corner;
  const [isShown, setIsShown] = useState(
    () => app.isServer || !popupMemory.isHidden(cornerNo, app.now()),
  );
  const { data = corner } = useQuery({
    ...displayQueries.corner(cornerNo),
    enabled: isShown && corner.isDeferred,
  });
  const [item] = data.items;
  if (!isShown || !item) return null;
  return (
    <ImpressionCorner corner={data}>
      <PopupBox id={cornerNo} title={data.title} item={item} onHidden={() => setIsShown(false)} />
    </ImpressionCorner>
  );
}
