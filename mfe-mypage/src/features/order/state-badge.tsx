import type { OrderItem } from '@shop/shared/contracts';
import { Badge, type BadgeProps } from '@shop/shared/ui';

type OrderState = OrderItem['state'];

const tones: Partial<Record<OrderState, BadgeProps['tone']>> = {
  CREATED: 'caution',
  DEPOSIT_WAIT: 'caution',
  DELIVERY_ING: 'accent',
  DELIVERY_DONE: 'good',
  PAY_FAIL: 'danger',
};

/** State of an item, shown by text and tone. */
export function StateBadge({ state, text }: { state: OrderState; text: string }) {
  return <Badge tone={tones[state] ?? 'neutral'}>{text}</Badge>;
}
