import { CheckCircleIcon, VisuallyHidden } from '@shop/shared/ui';
import { PlayButton, PlayError } from '../play-parts';
import { WinNotice } from '../win-notice';
import type { BoardProps } from './board-props';
import styles from './boards.module.css';

/** 스탬프: places that entries fill; some of them bring a prize. */
export function StampBoard({ event, board, play }: BoardProps<'STAMP'>) {
  const prizeAt = new Map(event.prizes.map(({ step, name }) => [step, name]));
  return (
    <>
      <p className={styles.lead}>
        스탬프 <strong>{board.filled}</strong>/{board.total}개
      </p>
      <ol className={styles.stamps} aria-label="스탬프판">
        {[...Array(board.total).keys()].map((i) => {
          const step = i + 1;
          const isFilled = step <= board.filled;
          return (
            <li key={step} className={styles.stamp} data-attended={isFilled || undefined}>
              <VisuallyHidden>
                {step}번째 {isFilled ? '찍음' : '빈칸'}
                {prizeAt.has(step) && `, 선물 ${prizeAt.get(step)}`}
              </VisuallyHidden>
              <span aria-hidden="true">{isFilled ? <CheckCircleIcon size={28} /> : step}</span>
              {prizeAt.has(step) && (
                <small className={styles.gift} aria-hidden="true">
                  선물
                </small>
              )}
            </li>
          );
        })}
      </ol>
      <PlayError play={play} />
      {play.result && <WinNotice wins={play.result.wins} />}
      <PlayButton play={play}>스탬프 찍기</PlayButton>
    </>
  );
}
