import { useModalParam, useQuery } from '@shop/shared/app';
import { ChevronRightIcon, lazy } from '@shop/shared/ui';
import { notificationQueries } from './notification.queries';
import styles from './notification-line.module.css';

/** `modalId` of 알림, so that Back closes it and a link can open it. */
const NOTIFICATION_MODAL = 'notification';

const notificationModal = lazy(() =>
  import(/* webpackChunkName: "notification-modal" */ './notification-modal').then(
    ({ NotificationModal }) => NotificationModal,
  ),
);

/** 알림 on 마이페이지 with the number of new ones; opens them. Keeps its place while the number loads. */
export function NotificationLine() {
  const { data } = useQuery(notificationQueries.count());
  const modal = useModalParam(NOTIFICATION_MODAL);
  return (
    <>
      <button
        type="button"
        className={styles.line}
        aria-haspopup="dialog"
        onPointerEnter={notificationModal.preload}
        onFocus={notificationModal.preload}
        onClick={() => modal.open()}
      >
        <span>알림</span>
        <span className={styles.end}>
          새 알림 <strong>{data?.unreadCount ?? '–'}</strong>
          <ChevronRightIcon size={16} />
        </span>
      </button>
      {modal.isOpen && <notificationModal.Component onClose={modal.close} />}
    </>
  );
}
