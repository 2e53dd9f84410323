import { Link, TOAST_DELAY_MS } from '@shop/shared/app';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { CloseIcon } from '../icon';
import { IconButton } from '../icon-button/icon-button';
import styles from './toast-view.module.css';

export interface ToastItem {
  id: number | string;
  text: ReactNode;
  /** A link, for example 장바구니 보기. */
  link?: { text: string; to: string };
  /** An action, for example 되돌리기. */
  button?: { text: string; onClick: () => void };
  /** Closes by itself after this time in ms. Default 3000. */
  delayMs?: number;
  /** For the bottom slot: its offset instead of 10 px from the lower edge. */
  offset?: { topPx: number } | { bottomPx: number };
}

/** One toast. Its timer pauses on hover and while focus is inside. */
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
