import { type PageMeta, useInfiniteQuery, useSearchParams } from '@shop/shared/app';
import type { AccountKind } from '@shop/shared/contracts';
import {
  BulletList,
  Button,
  ChipGroup,
  ChipLink,
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
import { useOpeningKind } from '../../features/wallet/use-opening-kind';
import { CoinEntries } from './coin-entries';
import { amountText, nameOf } from './coin-texts';
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

export function Page() {
  const [query] = useSearchParams();
  const opening = useOpeningKind(query.has('kind'));
  const choice = opening && readCoinChoice(query, opening);
  return (
    <MyLayout title={COINS_TITLE}>
      <ChipGroup label="종류">
        {coinKinds.map(({ kind, text }) => (
          <ChipLink key={kind} replace to={coinPath({ kind })} isCurrent={choice?.kind === kind}>
            {text}
          </ChipLink>
        ))}
      </ChipGroup>
      {choice ? <History choice={choice} /> : <Waiting />}
    </MyLayout>
  );
}

const Waiting = () => (
  <SkeletonGroup>
    <TextSkeleton lines={10} />
  </SkeletonGroup>
);

function History({ choice }: { choice: CoinChoice }) {
  const history = useInfiniteQuery(coinQueries.history(choice));
  return (
    <>
      <Resource query={history} skeleton={<Waiting />}>
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
            <CoinEntries choice={choice} entries={pages.flatMap(({ entries }) => entries)} />
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
    </>
  );
}

interface BalanceProps {
  kind: AccountKind;
  balanceWon: number;
  expiringWon: number;
}

function Balance({ kind, balanceWon, expiringWon }: BalanceProps) {
  return (
    <dl className={styles.balance} data-kind={kind}>
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
