import type { NotificationTopic } from '@shop/shared/contracts';
import type { NotificationKind } from '@shop/shared/domain';

/** Where the button of a message leads. */
export type Target = 'order' | 'claim' | 'reviews' | 'counsel' | 'notice';

export interface Template {
  title: string;
  text: string;
  target: Target;
  /** For the list: what it is about. */
  topic: NotificationTopic;
}

/** Which choice of the member decides about a topic. */
export const kindOfTopic: Record<NotificationTopic, NotificationKind> = {
  PAYMENT: 'ORDER',
  DELIVERY: 'ORDER',
  PERIOD: 'ORDER',
  REVIEW: 'ORDER',
  CLAIM: 'CLAIM',
  COUNSEL: 'ANSWER',
  ALERT: 'ALERT',
  PRICE: 'PRICE',
  BENEFIT: 'BENEFIT',
  EVENT: 'EVENT',
  MEMBER: 'MEMBER',
};
