import { useApp } from '@shop/shared/app';
import type { CornerItem } from '@shop/shared/contracts';
import { CloseIcon, IconButton } from '@shop/shared/ui';
import type { KeyboardEvent } from 'react';
import { PopupBody } from './popup-body';
import styles from './popup-corner.module.css';
import { endOfTodayMs, inSevenDaysMs, type PopupId, popupMemory } from './popup-memory';
import { popupTypeOf } from './popup-type';

interface PopupBoxProps {
  id: PopupId;
  title: string;
  item: CornerItem;
  /** 7, the default, offers to hide it for seven days too. */
  hideDays?: 1 | 7 | undefined;
  onHidden: () => void;
}

/** A popup in the page: it covers nothing, and 닫기 or a choice to hide it removes it. */
export function PopupBox({ id, title, item, hideDays = 7, onHidden }: PopupBoxProps) {
  const app = useApp();
  const close = () => {
    popupMemory.close(id);
    onHidden();
  };
  const hide = (until: (nowMs: number) => number) => {
    popupMemory.hideUntil(id, until(app.now()));
    onHidden();
  };
  const handleKeys = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') close();
  };
  return (
    <section data-popup-type={popupTypeOf(item)} aria-label={title || '혜택 안내'}>
      <div role="presentation" className={styles.popup} onKeyDown={handleKeys}>
        <IconButton
          className={styles.close ?? ''}
          label="닫기"
          icon={<CloseIcon size={20} />}
          onClick={close}
        />
        <PopupBody item={item} />
        <div className={styles.choices}>
          <button type="button" className={styles.choice} onClick={() => hide(endOfTodayMs)}>
            오늘 하루 보지 않기
          </button>
          {hideDays === 7 && (
            <button type="button" className={styles.choice} onClick={() => hide(inSevenDaysMs)}>
              7일 동안 보지 않기
            </button>
          )}
        </div>
      </div>
    </section>
  );
}
