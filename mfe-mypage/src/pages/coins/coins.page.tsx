import {
  Link,
  type PageMeta,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
  useSearchParams,
} from '@shop/shared/app';
import { type PointEntry, paths } from '@shop/shared/contracts';
import { dottedDate, formatPoint, groupDigits } from '@shop/shared/domain';
import {
  BulletList,
  Button,
  ButtonLink,
  ChipGroup,
  ChipLink,
  EmptyState,
  LinkTabs,
  Resource,
  SkeletonGroup,
  TextSkeleton,
  Won,
} from '@shop/shared/ui';
import { MyLayout } from '../../features/my-menu/my-layout';
import { coinQueries } from '../../features/wallet/coin.queries';
import {
  type CoinChoice,
  coinGroups,
  coinPath,
  coinPeriods,
  readCoinChoice,
} from '../../features/wallet/coin-choice';
import { walletQueries } from '../../features/wallet/wallet.queries';
import styles from './coins.module.css';
import { MyRecommendation } from './my-recommendation';

interface CoinPages {
  pages: { balanceWon: number; expiringWon: number; entries: PointEntry[] }[];
}

export const meta = (): PageMeta => ({ title: '코인', robots: 'noindex' });

export function Page() {
  const [query] = useSearchParams();
  const choice = readCoinChoice(query);
  const history = useInfiniteQuery(coinQueries.history(choice));
  return (
    <MyLayout title="코인">
      <Resource
        query={history as unknown as UseQueryResult<CoinPages>}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={10} />
          </SkeletonGroup>
        }
      >
        {({ pages }) => (
          <>
            <Balances
              balanceWon={pages[0]?.balanceWon ?? 0}
              expiringWon={pages[0]?.expiringWon ?? 0}
            />
            <MyRecommendation />
            <Choices choice={choice} />
            <Entries entries={pages.flatMap(({ entries }) => entries)} />
            {history.hasNextPage && (
              <Button
                variant="outline"
                isFull
                isLoading={history.isFetchingNextPage}
                onClick={() => void history.fetchNextPage()}
              >
                더보기
              </Button>
            )}
          </>
        )}
      </Resource>
      <BulletList
        items={[
          '코인은 온담에서 1코인을 1원으로 쓰고, 포인트는 카드사의 여러 서비스에서 함께 써요.',
          '코인은 먼저 끝나는 것부터 쓰고, 환불하면 쓴 코인으로 되돌려 드려요.',
        ]}
      />
    </MyLayout>
  );
}

/** Coins, and the card's points beside them, because shoppers confuse the two. */
function Balances({ balanceWon, expiringWon }: { balanceWon: number; expiringWon: number }) {
  const points = useQuery(walletQueries.points());
  return (
    <dl className={styles.balances}>
      <div className={styles.balance}>
        <dt>사용 가능한 코인</dt>
        <dd>
          <Won amountWon={balanceWon} />
        </dd>
        {expiringWon > 0 && (
          <dd className={styles.soon}>30일 안에 {groupDigits(expiringWon)}원 소멸 예정</dd>
        )}
      </div>
      <div className={styles.balance}>
        <dt>카드 포인트</dt>
        <dd>{points.data ? formatPoint(points.data.pointBalance) : '–'}</dd>
      </div>
    </dl>
  );
}

function Choices({ choice }: { choice: CoinChoice }) {
  return (
    <>
      <LinkTabs
        label="코인 내역"
        items={coinGroups.map(({ group, text }) => ({
          to: coinPath({ ...choice, group }),
          text,
          isCurrent: choice.group === group,
        }))}
      />
      <ChipGroup label="기간" isToEdge>
        {coinPeriods.map(({ months, text }) => (
          <ChipLink
            key={text}
            replace
            to={coinPath({ ...choice, months })}
            isCurrent={choice.months === months}
          >
            {text}
          </ChipLink>
        ))}
      </ChipGroup>
    </>
  );
}

function Entries({ entries }: { entries: readonly PointEntry[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState
        title="코인 내역이 없어요"
        reason="다른 기간이나 종류를 골라 보세요"
        action={
          <ButtonLink to={paths.coins()} variant="outline">
            전체 보기
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ul className={styles.entries}>
      {entries.map(({ entryNo, title, at, amountWon, orderNo, expiresAt }) => (
        <li key={entryNo} className={styles.entry}>
          <div className={styles.what}>
            {orderNo ? <Link to={paths.orderDetail(orderNo)}>{title}</Link> : <span>{title}</span>}
            <span className={styles.faint}>
              {dottedDate(at)}
              {expiresAt && ` · ${dottedDate(expiresAt)}까지`}
            </span>
          </div>
          <strong className={styles.amount} data-income={amountWon > 0 || undefined}>
            {amountWon > 0 ? '+' : '−'}
            {groupDigits(Math.abs(amountWon))}원
          </strong>
        </li>
      ))}
    </ul>
  );
}
