import { isInShownPage } from '@shop/shared/app';
import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { type ToastItem, ToastItemView } from './toast-item';
import { useToastHost } from './use-toast-host';

export interface ToastListProps {
  /** Newest last. */
  toasts: readonly ToastItem[];
  /** The single slot at the bottom. */
  notification?: ToastItem;
  /** Called on the close button, on an action inside, or after the toast’s duration. */
  onDismiss: (id: ToastItem['id']) => void;
}

/** All toasts: a stack at the upper right and one slot at the bottom. */
export function ToastList({ toasts, notification, onDismiss }: ToastListProps) {
  const host = useToastHost();
  useOffset(host?.slot.region, notification?.offset);
  useBottomBarOffset(host?.slot.region, notification);
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

const hasBottomBar = (): boolean =>
  [...document.querySelectorAll('[data-bottom-bar]')].some(isInShownPage);

/**
 * Places the slot above a bar at the page's lower edge. Looked up when a toast opens, because a rule
 * with `:has()` on the body would be checked at every navigation.
 */
function useBottomBarOffset(region: HTMLElement | undefined, toast: ToastItem | undefined): void {
  useLayoutEffect(() => {
    if (toast) region?.toggleAttribute('data-above-bar', hasBottomBar());
  }, [region, toast]);
}

/** Set through the CSSOM, because the content security policy refuses a style attribute. */
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
