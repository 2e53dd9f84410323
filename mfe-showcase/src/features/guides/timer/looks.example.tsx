import { Countdown } from '@shop/shared/ui';

export function Example() {
  return (
    <>
      <Countdown endsAt="2026-03-02T09:00:00Z" />
      <Countdown endsAt="2026-03-02T09:00:00Z" look="box" />
      <Countdown endsAt="2026-03-05T09:00:00Z" />
    </>
  );
}
