import { Link, TOAST_DELAY_MS } from '@shop/shared/app';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { CloseIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import styles from './toast-view.module.css';

export interface ToastItem {
  id: number | string;
  text: ReactNode;
  /** A way on, for example 장바구니 보기. */
  link?: { text: string; to: string };
  /** Something to do at once, for example 되돌리기. */
  button?: { text: string; onClick: () => void };
  /** Goes by itself after this time. Default 3000. */
  delayMs?: number;
  /** For the slot at the bottom: where it stands instead of 10 px above the lower edge. */
  offset?: { topPx: number } | { bottomPx: number };
}

/** One message. It waits while a pointer rests on it or the focus is inside. */
export function ToastItemView({
  toast,
  onDismiss,
}: {
  toast: ToastItem;
  onDismiss: (id: ToastItem['id']) => void;
}) {
  const { id, text, link, button, delayMs = TOAST_DELAY_MS } = toast;
  const [isHeld, setIsHeld] = useState(false);

  const dismiss = () => onDismiss(id);
  const elapse = useEffectEvent(dismiss);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(elapse, delayMs);
    return () => clearTimeout(timer);
  }, [isHeld, delayMs]);

  return (
    <div
      role="presentation"
      className={styles.toast}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <p className={styles.text}>{text}</p>
      {link && (
        <Link to={link.to} className={styles.action} onClick={dismiss}>
          {link.text}
        </Link>
      )}
      {button && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            button.onClick();
            dismiss();
          }}
        >
          {button.text}
        </button>
      )}
      <IconButton
        className={styles.close}
        label="알림 닫기"
        icon={<CloseIcon size={20} />}
        onClick={dismiss}
      />
    </div>
  );
}
