import type { BasketItem } from '@shop/shared/contracts';
import { AlertIcon, ClockIcon, classNames, wonFigure } from '@shop/shared/ui';
import { priceMove } from '../basket.rules';
import styles from './line-notes.module.css';

/** Notes on changes since the item was added: why it cannot be ordered, or its new price. */
export function LineNotes({ item }: { item: BasketItem }) {
  const move = priceMove(item);
  return (
    <>
      {item.problem && (
        <p className={classNames(styles.note, styles.problem)}>
          <AlertIcon size={16} />
          {item.problem.message}
        </p>
      )}
      {item.isDealOver && (
        <p className={classNames(styles.note, styles.problem)}>
          <ClockIcon size={16} />
          담을 때의 타임딜이 끝났어요
        </p>
      )}
      {move && (
        <p className={classNames(styles.note, move.isLower ? styles.lower : styles.higher)}>
          담았을 때보다 {wonFigure(move.byWon)}원 {move.isLower ? '내렸어요' : '올랐어요'}
        </p>
      )}
    </>
  );
}
