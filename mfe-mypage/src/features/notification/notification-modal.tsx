import { useApp, useQuery } from '@shop/shared/app';
import type { Notification, NotificationTopic } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import {
  CardIcon,
  ClockIcon,
  EmptyState,
  FullModal,
  type IconProps,
  InfoIcon,
  NotificationItem,
  ReceiptIcon,
  Resource,
  SkeletonGroup,
  StarIcon,
  TextSkeleton,
  TruckIcon,
} from '@shop/shared/ui';
import { type ComponentType, useEffect, useState } from 'react';
import { markNotificationsRead, notificationQueries } from './notification.queries';
import styles from './notification-modal.module.css';

const icons: Record<NotificationTopic, ComponentType<IconProps>> = {
  PAYMENT: CardIcon,
  DELIVERY: TruckIcon,
  PERIOD: ClockIcon,
  CLAIM: ReceiptIcon,
  REVIEW: StarIcon,
  COUNSEL: InfoIcon,
  EVENT: InfoIcon,
  MEMBER: InfoIcon,
};

/** Notifications of the member about orders and enquiries. Opening the list marks them as read. */
export function NotificationModal({ onClose }: { onClose: () => void }) {
  const query = useQuery(notificationQueries.list());
  return (
    <FullModal open title="알림" onClose={onClose}>
      <Resource
        query={query}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={8} />
          </SkeletonGroup>
        }
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title="알림이 없어요"
            reason="주문과 배송, 반품과 교환, 문의 답변 소식을 알려 드려요"
          />
        }
      >
        {({ items }) => <Items items={items} />}
      </Resource>
    </FullModal>
  );
}

function Items({ items }: { items: readonly Notification[] }) {
  const app = useApp();
  const newest = items[0]?.notificationNo ?? 0;
  // They stay marked as new while the list is open.
  const [firstNew] = useState(
    () => items.findLast(({ isRead }) => !isRead)?.notificationNo ?? newest + 1,
  );
  useEffect(() => {
    if (newest >= firstNew) void markNotificationsRead(app, newest);
  }, [app, newest, firstNew]);
  return (
    <>
      <ul className={styles.list} aria-label="알림">
        {items.map((item) => (
          <li key={item.notificationNo}>
            <Row item={item} isNew={item.notificationNo >= firstNew} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>알림은 90일 동안 보여요</p>
    </>
  );
}

function Row({ item, isNew }: { item: Notification; isNew: boolean }) {
  const Icon = icons[item.topic];
  return (
    <NotificationItem
      icon={<Icon />}
      title={item.title}
      text={item.text}
      time={dottedDateTime(item.at)}
      to={item.path}
      isNew={isNew}
    />
  );
}
