import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { type ToastItem, ToastItemView } from './toast-item';
import { useToastHost } from './use-toast-host';

export interface ToastListProps {
  /** Newest last. */
  toasts: readonly ToastItem[];
  /** The single slot at the bottom. */
  notification?: ToastItem;
  /** By the close button, by what was pressed inside, or after the toast’s time. */
  onDismiss: (id: ToastItem['id']) => void;
}

/** All that the shop says in passing: a stack at the upper right and one slot at the bottom. */
export function ToastList({ toasts, notification, onDismiss }: ToastListProps) {
  const host = useToastHost();
  useOffset(host?.slot.region, notification?.offset);
  if (!host) return null;
  return (
    <>
      {createPortal(
        toasts.map((toast) => <ToastItemView key={toast.id} toast={toast} onDismiss={onDismiss} />),
        host.stack.words,
      )}
      {notification &&
        createPortal(
          <ToastItemView key={notification.id} toast={notification} onDismiss={onDismiss} />,
          host.slot.words,
        )}
    </>
  );
}

/** An offset goes through the CSSOM: a style attribute would be refused by the content policy. */
function useOffset(region: HTMLElement | undefined, offset: ToastItem['offset']): void {
  useLayoutEffect(() => {
    if (!region || !offset) return;
    const { style } = region;
    style.top = 'topPx' in offset ? `${offset.topPx}px` : '';
    style.bottom = 'topPx' in offset ? 'auto' : `${offset.bottomPx}px`;
    return () => {
      style.top = '';
      style.bottom = '';
    };
  }, [region, offset]);
}
