import { useWhenIdle } from '@shop/shared/app';
import { formatWon } from '@shop/shared/domain';
import { lazy, useSheet } from '@shop/shared/ui';
import { PRELOAD_DELAY_MS } from '../../features/deferred/preload-delay';
import styles from './facts.module.css';

const installmentSheet = lazy(() =>
  import(
    /* webpackChunkName: "goods.installment-sheet" */ '../../features/price/installment-sheet'
  ).then(({ InstallmentSheet }) => InstallmentSheet),
);

export interface InstallmentFactProps {
  priceWon: number;
  /** The longest interest-free installment (무이자) for this price. */
  offer: { months: number; monthlyWon: number };
}

export function InstallmentFact({ priceWon, offer }: InstallmentFactProps) {
  const isIdle = useWhenIdle(PRELOAD_DELAY_MS);
  const sheet = useSheet('installment');
  return (
    <>
      최대 {offer.months}개월 무이자 · 월 {formatWon(offer.monthlyWon)}
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        onPointerEnter={installmentSheet.preload}
        onClick={sheet.open}
      >
        할부 안내
      </button>
      {(isIdle || sheet.isOpen) && (
        <installmentSheet.Component
          open={sheet.isOpen}
          onClose={sheet.close}
          priceWon={priceWon}
          interestFreeMonths={offer.months}
        />
      )}
    </>
  );
}
