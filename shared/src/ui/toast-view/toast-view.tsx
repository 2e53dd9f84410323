import { createPortal } from 'react-dom';
import { type ToastItem, ToastItemView } from './toast-item';
import styles from './toast-view.module.css';
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
  if (!host) return null;
  return createPortal(
    <>
      <div className={styles.stack} role="status">
        {toasts.map((toast) => (
          <ToastItemView key={toast.id} toast={toast} onDismiss={onDismiss} />
        ))}
      </div>
      <div className={styles.slot} role="status">
        {notification && (
          <ToastItemView key={notification.id} toast={notification} onDismiss={onDismiss} />
        )}
      </div>
    </>,
    host,
  );
}
