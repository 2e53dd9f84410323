import { useQuery } from '@shop/shared/app';
import type { Fragments, SentGift } from '@shop/shared/contracts';
import { ErrorBox, Section, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import { giftQueries } from './gift.queries';
import { SentGiftState } from './sent-gift-state';

/** The gift of an order, on the order's page. */
export const SentGiftSection = ({ gift }: { gift: SentGift }) => (
  <Section title="선물">
    <SentGiftState gift={gift} />
  </Section>
);

/** The same by its number, on pages of other remotes. */
export function SentGiftByNo({ giftNo }: Fragments['mypage/sent-gift']) {
  const { data, error, refetch } = useQuery(giftQueries.sent());
  if (!data && error) return <ErrorBox onRetry={() => void refetch()} />;
  if (!data)
    return (
      <SkeletonGroup>
        <TextSkeleton lines={3} />
      </SkeletonGroup>
    );
  const gift = data.gifts.find((one) => one.giftNo === giftNo);
  return gift ? <SentGiftSection gift={gift} /> : null;
}
