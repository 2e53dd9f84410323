import { Link } from '@shop/shared/app';
import { type AccountKind, type PointEntry, paths } from '@shop/shared/contracts';
import { dottedDate } from '@shop/shared/domain';
import { ButtonLink, EmptyState } from '@shop/shared/ui';
import { type CoinChoice, coinPath } from '../../features/wallet/coin-choice';
import { amountText, nameOf, splitTitle } from './coin-texts';
import styles from './coins.module.css';

const waysToEarn: Record<AccountKind, string> = {
  COIN: '받은 상품의 후기를 쓰면 코인을 드려요',
  POINT: '상품을 구매확정하면 포인트가 쌓여요',
  GIFT_CARD: '상품권 번호를 등록하면 여기에 모여요',
};

function entriesByDay(entries: readonly PointEntry[]): Map<string, PointEntry[]> {
  const days = new Map<string, PointEntry[]>();
  for (const entry of entries) {
    const day = dottedDate(entry.at);
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

interface CoinEntriesProps {
  choice: CoinChoice;
  entries: readonly PointEntry[];
}

/** What was earned, spent and ended, by day. */
export function CoinEntries({ choice, entries }: CoinEntriesProps) {
  if (entries.length === 0) return <NoEntries choice={choice} />;
  return (
    <div className={styles.days}>
      {[...entriesByDay(entries)].map(([day, ofDay]) => (
        <section key={day} aria-label={day}>
          <h2 className={styles.day}>{day}</h2>
          <ul>
            {ofDay.map((entry) => (
              <Entry key={entry.entryNo} kind={choice.kind} entry={entry} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Entry({ kind, entry }: { kind: AccountKind; entry: PointEntry }) {
  const { title, amountWon, orderNo, expiresAt } = entry;
  const { kindText, text } = splitTitle(title);
  const facts = [kindText, expiresAt && `${dottedDate(expiresAt)}까지`].filter(Boolean);
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        {orderNo ? <Link to={paths.orderDetail(orderNo)}>{text}</Link> : <span>{text}</span>}
        {facts.length > 0 && <span className={styles.faint}>{facts.join(' · ')}</span>}
      </div>
      <strong className={styles.amount} data-income={amountWon > 0 || undefined} data-kind={kind}>
        {amountWon > 0 ? '+' : '−'}
        {amountText(kind, Math.abs(amountWon))}
      </strong>
    </li>
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
