export { moveNotifications, type NotificationStep, notificationSteps } from './move-notifications';
export { type NotificationData, notificationEvent, notifyMember } from './notification-event';
export { type MovedBy, type MovedForReason, recordMove, recordMoves } from './record-moves';
