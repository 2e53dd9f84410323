import { Countdown } from '@shop/shared/ui';

export function Example() {
  return <Countdown endsAt="2026-03-01T09:00:00Z" />;
}
