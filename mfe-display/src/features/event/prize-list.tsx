import type { EventPrize } from '@shop/shared/contracts';
import { groupDigits, ODDS_WHOLE, oddsText } from '@shop/shared/domain';
import { Section } from '@shop/shared/ui';
import styles from './prize-list.module.css';

const leftText = ({ left }: EventPrize): string | undefined => {
  if (left === null) return undefined;
  return left === 0 ? '모두 나갔어요' : `${groupDigits(left)}개 남음`;
};

const conditionText = ({ odds, step }: EventPrize): string => {
  if (odds !== null) return `당첨 확률 ${oddsText(odds)}`;
  return step === null ? '추첨' : `${step}번째 참여`;
};

/** Prizes with their odds, or how they are given. */
export function PrizeList({ prizes }: { prizes: readonly EventPrize[] }) {
  if (prizes.length === 0) return null;
  const withOdds = prizes.flatMap(({ odds }) => (odds === null ? [] : [odds]));
  const noneOdds = ODDS_WHOLE - withOdds.reduce((sum, odds) => sum + odds, 0);
  return (
    <Section
      title="경품"
      note={withOdds.length > 0 ? '준비한 수량이 모두 나간 경품이 나오면 꽝이에요' : undefined}
    >
      <ul className={styles.prizes}>
        {prizes.map((prize) => (
          <li key={prize.prizeNo} className={styles.prize}>
            <span>
              {prize.name}
              {prize.isTaxed && <span className={styles.tax}>제세공과금 본인 부담</span>}
            </span>
            <span className={styles.faint}>
              {[conditionText(prize), leftText(prize)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
        {withOdds.length > 0 && noneOdds > 0 && (
          <li className={styles.prize}>
            <span>꽝</span>
            <span className={styles.faint}>확률 {oddsText(noneOdds)}</span>
          </li>
        )}
      </ul>
    </Section>
  );
}
