import { useApp, useQuery } from '@shop/shared/app';
import type { Corner, CornerItem } from '@shop/shared/contracts';
import { CloseIcon, IconButton } from '@shop/shared/ui';
import { type KeyboardEvent, useState } from 'react';
import { displayQueries } from '../display/display.queries';
import { ImpressionCorner } from './impression-corner';
import { PopupBody } from './popup-body';
import styles from './popup-corner.module.css';
import { endOfTodayMs, inSevenDaysMs, popupMemory } from './popup-memory';
import { popupTypeOf } from './popup-type';

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
  const close = (remember: () => void) => {
    remember();
    setIsShown(false);
  };
  return (
    <ImpressionCorner corner={data}>
      <Popup
        corner={data}
        item={item}
        onClose={() => close(() => popupMemory.close(cornerNo))}
        onHide={(until) => close(() => popupMemory.hideUntil(cornerNo, until(app.now())))}
      />
    </ImpressionCorner>
  );
}

interface PopupProps {
  corner: Corner;
  item: CornerItem;
  onClose: () => void;
  onHide: (until: (nowMs: number) => number) => void;
}

function Popup({ corner, item, onClose, onHide }: PopupProps) {
  const handleKeys = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <section data-popup-type={popupTypeOf(item)} aria-label={corner.title || '혜택 안내'}>
      <div role="presentation" className={styles.popup} onKeyDown={handleKeys}>
        <IconButton
          className={styles.close ?? ''}
          label="닫기"
          icon={<CloseIcon size={20} />}
          onClick={onClose}
        />
        <PopupBody item={item} />
        <div className={styles.choices}>
          <button type="button" className={styles.choice} onClick={() => onHide(endOfTodayMs)}>
            오늘 하루 보지 않기
          </button>
          <button type="button" className={styles.choice} onClick={() => onHide(inSevenDaysMs)}>
            7일 동안 보지 않기
          </button>
        </div>
      </div>
    </section>
  );
}
