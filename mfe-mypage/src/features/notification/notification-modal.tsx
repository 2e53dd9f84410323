import { useApp, useInfiniteQuery } from '@shop/shared/app';
import type {
  CallReply,
  Notification,
  NotificationTopic,
  notificationCalls,
} from '@shop/shared/contracts';
import {
  dottedDateTime,
  NOTIFICATION_DAYS,
  type NotificationKind,
  notificationKinds,
  tableEntries,
} from '@shop/shared/domain';
import {
  Button,
  CardIcon,
  Chip,
  ChipGroup,
  ClockIcon,
  EmptyState,
  FullModal,
  HeartIcon,
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
  ALERT: ClockIcon,
  PRICE: HeartIcon,
  BENEFIT: CardIcon,
  EVENT: InfoIcon,
  MEMBER: InfoIcon,
};

type Page = CallReply<typeof notificationCalls.list>;

/** The member's notifications, by kind. Opening the list marks them as read. */
export function NotificationModal({ onClose }: { onClose: () => void }) {
  const [kind, setKind] = useState<NotificationKind>();
  const query = useInfiniteQuery(notificationQueries.list(kind));
  const itemsOf = ({ pages }: { pages: Page[] }) => pages.flatMap(({ items }) => items);
  return (
    <FullModal open title="알림" onClose={onClose}>
      <div className={styles.kinds}>
        <ChipGroup label="알림 종류" isToEdge current={kind}>
          <Chip isOn={!kind} onClick={() => setKind(undefined)}>
            전체
          </Chip>
          {tableEntries(notificationKinds).map(([code, { name }]) => (
            <Chip key={code} isOn={kind === code} onClick={() => setKind(code)}>
              {name}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <Resource
        query={query}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={8} />
          </SkeletonGroup>
        }
        isEmpty={(data) => itemsOf(data).length === 0}
        empty={<Nothing kind={kind} />}
      >
        {(data) => (
          <>
            <Items items={itemsOf(data)} isAll={!kind} />
            {query.hasNextPage && (
              <Button
                variant="outline"
                isFull
                isLoading={query.isFetchingNextPage}
                onClick={() => void query.fetchNextPage()}
              >
                더보기
              </Button>
            )}
            <p className={styles.note}>알림은 {NOTIFICATION_DAYS}일 동안 보여요</p>
          </>
        )}
      </Resource>
    </FullModal>
  );
}

const Nothing = ({ kind }: { kind: NotificationKind | undefined }) =>
  kind ? (
    <EmptyState
      title={`${notificationKinds[kind].name} 알림이 없어요`}
      reason={`최근 ${NOTIFICATION_DAYS}일 동안 받은 알림이 없어요. 다른 종류를 골라 보세요`}
    />
  ) : (
    <EmptyState
      title="알림이 없어요"
      reason="주문과 배송, 반품과 교환, 문의 답변 소식을 알려 드려요"
    />
  );

interface ItemsProps {
  items: readonly Notification[];
  /** Of every kind: only then are all up to the newest seen. */
  isAll: boolean;
}

function Items({ items, isAll }: ItemsProps) {
  const app = useApp();
  const newest = items[0]?.notificationNo ?? 0;
  const hasNew = items.some(({ isRead }) => !isRead);
  useEffect(() => {
    if (isAll && hasNew) void markNotificationsRead(app, newest);
  }, [app, newest, hasNew, isAll]);
  return (
    <ul className={styles.list} aria-label="알림">
      {items.map((item) => (
        <li key={item.notificationNo}>
          <Row item={item} />
        </li>
      ))}
    </ul>
  );
}

function Row({ item }: { item: Notification }) {
  const Icon = icons[item.topic];
  return (
    <NotificationItem
      icon={<Icon />}
      title={item.title}
      text={item.text}
      time={dottedDateTime(item.at)}
      to={item.path}
      isNew={!item.isRead}
    />
  );
}
