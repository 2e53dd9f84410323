import { lazy, Section, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';

const Waiting = () => (
  <SkeletonGroup>
    <TextSkeleton lines={10} />
  </SkeletonGroup>
);

const settings = lazy(
  () =>
    import(/* webpackChunkName: "notification-settings" */ './notification-settings').then(
      ({ NotificationSettings }) => NotificationSettings,
    ),
  Waiting,
);

/** 알림 설정: notifications by kind and channel. */
export const Notifications = () => (
  <Section title="알림 설정" note="여러 방법을 켜도 한 번만 알려 드려요">
    <settings.Component />
  </Section>
);
