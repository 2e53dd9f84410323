import { Link, type PageMeta, useInfiniteQuery, useSearchParams } from '@shop/shared/app';
import { type AccountKind, type PointEntry, paths } from '@shop/shared/contracts';
import { dottedDate, formatPoint, formatWon } from '@shop/shared/domain';
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
} from '@shop/shared/ui';
import { GiftCardEntry } from '../../features/gift-card/gift-card-entry';
import { MyLayout } from '../../features/my-menu/my-layout';
import { COINS_TITLE } from '../../features/my-menu/my-menu';
import { coinQueries } from '../../features/wallet/coin.queries';
import {
  type CoinChoice,
  coinGroups,
  coinKinds,
  coinPath,
  coinPeriods,
  readCoinChoice,
} from '../../features/wallet/coin-choice';
import styles from './coins.module.css';
import { MyRecommendation } from './my-recommendation';

export const meta = (): PageMeta => ({ title: COINS_TITLE, robots: 'noindex' });

/** Coins beside points and gift cards, because shoppers confuse them. */
const notes: Record<AccountKind, string[]> = {
  COIN: [
    '코인은 온담에서 1원 단위로 쓰고, 포인트는 카드사의 여러 서비스에서 함께 써요.',
    '코인은 먼저 끝나는 것부터 쓰고, 환불하면 쓴 코인으로 되돌려 드려요.',
  ],
  POINT: [
    '포인트는 카드사의 여러 서비스에서 함께 쓰고, 온담에서는 10P 단위로 써요.',
    '구매확정하면 적립되고, 환불하면 쓴 포인트로 되돌려 드려요.',
  ],
  GIFT_CARD: [
    '상품권은 번호를 등록하면 주문서에서 쓸 수 있어요.',
    '유효기간이 먼저 끝나는 것부터 쓰고, 환불하면 쓴 상품권으로 되돌려 드려요.',
  ],
};

const waysToEarn: Record<AccountKind, string> = {
  COIN: '받은 상품의 후기를 쓰면 코인을 드려요',
  POINT: '상품을 구매확정하면 포인트가 쌓여요',
  GIFT_CARD: '상품권 번호를 등록하면 여기에 모여요',
};

const nameOf = (kind: AccountKind): string =>
  coinKinds.find((one) => one.kind === kind)?.text ?? '';

const amountText = (kind: AccountKind, amountWon: number): string =>
  kind === 'POINT' ? formatPoint(amountWon) : formatWon(amountWon);

export function Page() {
  const [query] = useSearchParams();
  const choice = readCoinChoice(query);
  const history = useInfiniteQuery(coinQueries.history(choice));
  return (
    <MyLayout title={COINS_TITLE}>
      <ChipGroup label="종류">
        {coinKinds.map(({ kind, text }) => (
          <ChipLink key={kind} replace to={coinPath({ kind })} isCurrent={choice.kind === kind}>
            {text}
          </ChipLink>
        ))}
      </ChipGroup>
      <Resource
        query={history}
        skeleton={
          <SkeletonGroup>
            <TextSkeleton lines={10} />
          </SkeletonGroup>
        }
      >
        {({ pages }) => (
          <>
            <Balance
              kind={choice.kind}
              balanceWon={pages[0]?.balanceWon ?? 0}
              expiringWon={pages[0]?.expiringWon ?? 0}
            />
            {choice.kind === 'COIN' && <MyRecommendation />}
            {choice.kind === 'GIFT_CARD' && <GiftCardEntry />}
            <Choices choice={choice} />
            <Entries choice={choice} entries={pages.flatMap(({ entries }) => entries)} />
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
      {/* Below the entries, which would move them. */}
      {!history.isPending && <BulletList items={notes[choice.kind]} />}
    </MyLayout>
  );
}

interface BalanceProps {
  kind: AccountKind;
  balanceWon: number;
  expiringWon: number;
}

function Balance({ kind, balanceWon, expiringWon }: BalanceProps) {
  return (
    <dl className={styles.balance}>
      <dt>사용할 수 있는 {nameOf(kind)}</dt>
      <dd>{amountText(kind, balanceWon)}</dd>
      {expiringWon > 0 && (
        <dd className={styles.soon}>
          30일 안에 사라지는 {nameOf(kind)} {amountText(kind, expiringWon)}
        </dd>
      )}
    </dl>
  );
}

function Choices({ choice }: { choice: CoinChoice }) {
  return (
    <>
      <LinkTabs
        label={`${nameOf(choice.kind)} 내역`}
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

function NoEntries({ choice }: { choice: CoinChoice }) {
  const { kind } = choice;
  const isNarrowed = coinPath(choice) !== coinPath({ kind });
  return (
    <EmptyState
      title={
        isNarrowed
          ? `조건에 맞는 ${nameOf(kind)} 내역이 없어요`
          : `아직 ${nameOf(kind)} 내역이 없어요`
      }
      reason={isNarrowed ? '다른 기간이나 종류를 골라 보세요' : waysToEarn[kind]}
      action={
        isNarrowed ? (
          <ButtonLink to={coinPath({ kind })} variant="outline">
            전체 보기
          </ButtonLink>
        ) : (
          <ButtonLink to={paths.home()} variant="outline">
            쇼핑하러 가기
          </ButtonLink>
        )
      }
    />
  );
}

function Entries({ choice, entries }: { choice: CoinChoice; entries: readonly PointEntry[] }) {
  const { kind } = choice;
  if (entries.length === 0) return <NoEntries choice={choice} />;
  return (
    <ul>
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
            {amountText(kind, Math.abs(amountWon))}
          </strong>
        </li>
      ))}
    </ul>
  );
}
