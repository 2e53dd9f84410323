import { type DeliveryMessageCode, deliveryMessageText } from '@shop/shared/domain';
import { type PricedSheet, sentUnits } from './sheet.pricing';

export interface GroupMessage {
  groupKey: string;
  messageCd: DeliveryMessageCode | null;
  messageText: string;
}

/** The message of each delivery group by its key: its own, or the common one. */
export function messagesFor(
  priced: PricedSheet,
  common: Omit<GroupMessage, 'groupKey'>,
  own: readonly GroupMessage[] = [],
): Map<string, string> {
  const byKey = new Map(own.map((message) => [message.groupKey, message]));
  return new Map(
    sentUnits(priced).map(({ key }) => {
      const { messageCd, messageText } = byKey.get(key) ?? common;
      return [key, deliveryMessageText(messageCd, messageText)];
    }),
  );
}
