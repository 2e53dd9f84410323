import { basketCalls, notificationCalls } from '@shop/shared/contracts';
import type { CodeScene } from '@shop/shared/markup';
import { NotificationModal } from '../features/notification/notification-modal';
import { Page } from '../pages/my/my.page';
import { noNotifications, notifications } from './fixtures/notifications';

/** The page with the list of notifications. */
const NotificationStage = () => (
  <>
    <Page />
    <NotificationModal onClose={() => {}} />
  </>
);

/** Words of the page on which the list is open. */
export const notificationPage = (word: string): CodeScene['Page'] =>
  word.startsWith('notifications') ? NotificationStage : undefined;

/** What the calls about notifications answer. */
export const notificationAnswers = (word: string): CodeScene['answers'] => {
  const hasSome = word === 'member' || word === 'notifications';
  return {
    [basketCalls.count.id]: { count: 0, unreadCount: hasSome ? 2 : 0 },
    [notificationCalls.list.id]: hasSome ? notifications : noNotifications,
    [notificationCalls.read.id]: {},
  };
};
