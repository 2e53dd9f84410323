import { type PageMeta, useQuery, useSearchParams } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import {
  BulletList,
  ButtonLink,
  EmptyState,
  LinkTabs,
  Resource,
  SkeletonGroup,
  TextSkeleton,
} from '@shop/shared/ui';
import { giftQueries } from '../../features/gift/gift.queries';
import { giftTabPath, giftTabs, readGiftTab } from '../../features/gift/gift-tab';
import { MyLayout } from '../../features/my-menu/my-layout';
import { ReceivedGiftCard, SentGiftCard } from './gift-cards';
import styles from './gifts.module.css';

export const meta = (): PageMeta => ({ title: '선물함', robots: 'noindex' });

export function Page() {
  const [query] = useSearchParams();
  const tab = readGiftTab(query);
  return (
    <MyLayout title="선물함">
      <LinkTabs
        label="선물함"
        items={giftTabs.map((one) => ({
          to: giftTabPath(one.tab),
          text: one.text,
          isCurrent: one.tab === tab,
        }))}
      />
      {tab === 'received' ? <Received /> : <Sent />}
    </MyLayout>
  );
}

const Waiting = () => (
  <SkeletonGroup>
    <TextSkeleton lines={8} />
  </SkeletonGroup>
);

function Received() {
  const received = useQuery(giftQueries.received());
  return (
    <Resource
      query={received}
      skeleton={<Waiting />}
      isEmpty={({ gifts }) => gifts.length === 0}
      empty={
        <EmptyState
          title="받은 선물이 없어요"
          reason="로그인하고 선물 링크를 열면 여기에 모여요"
          action={
            <ButtonLink to={paths.home()} variant="outline">
              쇼핑 둘러보기
            </ButtonLink>
          }
        />
      }
    >
      {({ gifts }) => (
        <ul className={styles.list} aria-label="받은 선물">
          {gifts.map((gift) => (
            <ReceivedGiftCard key={gift.giftNo} gift={gift} />
          ))}
        </ul>
      )}
    </Resource>
  );
}

/** 보낸 선물 */
export function Sent() {
  const sent = useQuery(giftQueries.sent());
  return (
    <>
      <Resource
        query={sent}
        skeleton={<Waiting />}
        isEmpty={({ gifts }) => gifts.length === 0}
        empty={
          <EmptyState
            title="보낸 선물이 없어요"
            reason="상품에서 선물하기를 누르면 주소를 몰라도 링크로 보낼 수 있어요"
            action={
              <ButtonLink to={paths.giftSample()} variant="outline">
                선물 카드 미리보기
              </ButtonLink>
            }
          />
        }
      >
        {({ gifts }) => (
          <ul className={styles.list} aria-label="보낸 선물">
            {gifts.map((gift) => (
              <SentGiftCard key={gift.giftNo} gift={gift} />
            ))}
          </ul>
        )}
      </Resource>
      {/* Below the gifts, which would move it. */}
      {!sent.isPending && (
        <BulletList
          items={[
            '받는 분이 선물을 받기 전까지 취소할 수 있고, 결제한 금액을 모두 환불해 드려요.',
            '기한 안에 받지 않거나 거절하면 자동으로 환불해 드려요.',
          ]}
        />
      )}
    </>
  );
}
