import { isNotFound, useQuery, useSearchParams } from '@shop/shared/app';
import type { OpenGift } from '@shop/shared/contracts';
import { PageFrame, Resource, Skeleton, SkeletonGroup, TextSkeleton } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { giftQueries } from './gift.queries';
import { GiftUnknown } from './gift-end';
import styles from './gift-link.module.css';
import { PhoneCheck } from './phone-check';

export interface GiftLinkPageProps {
  title: string;
  children: (gift: OpenGift, token: string) => ReactNode;
}

/** A page of the receiver: the gift of the link, after the check of the phone number. */
export function GiftLinkPage({ title, children }: GiftLinkPageProps) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  return (
    <PageFrame title={title}>
      <div className={styles.page}>
        <GiftOfLink token={token}>{children}</GiftOfLink>
      </div>
    </PageFrame>
  );
}

function GiftOfLink({ token, children }: Pick<GiftLinkPageProps, 'children'> & { token: string }) {
  const hasToken = token !== '';
  const query = useQuery({ ...giftQueries.view(token), enabled: hasToken });
  // The design reference has a gift without a link.
  if (isNotFound(query.error) || (!hasToken && !query.data)) return <GiftUnknown />;
  return (
    <Resource query={query} skeleton={<GiftSkeleton />}>
      {(view) => (view.isOpen ? children(view, token) : <PhoneCheck gift={view} token={token} />)}
    </Resource>
  );
}

const GiftSkeleton = () => (
  <SkeletonGroup label="선물을 불러오는 중이에요">
    <Skeleton shape="picture" />
    <TextSkeleton lines={4} />
  </SkeletonGroup>
);
