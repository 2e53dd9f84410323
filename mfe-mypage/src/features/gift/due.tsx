import { useNow } from '@shop/shared/app';
import { daysLeftText, dottedDateTime } from '@shop/shared/domain';
import { Badge } from '@shop/shared/ui';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** D-day of a gift: red within its last 24 hours. */
export function DueBadge({ dueAt }: { dueAt: string }) {
  const now = useNow(MINUTE_MS);
  const due = new Date(dueAt);
  const text = daysLeftText(due, new Date(now));
  if (!text) return null;
  return <Badge tone={due.getTime() - now < DAY_MS ? 'danger' : 'neutral'}>{text}</Badge>;
}

/** Until when the receiver must act. */
export const dueText = (dueAt: string, what: string): string =>
  `${dottedDateTime(dueAt)}까지 ${what}`;
