import { useModalParam } from '@shop/shared/app';
import { formatWon } from '@shop/shared/domain';
import { later } from '../../features/later/later';
import styles from './facts.module.css';

const installmentSheet = later(() =>
  import(
    /* webpackChunkName: "goods.installment-sheet" */ '../../features/price/installment-sheet'
  ).then(({ InstallmentSheet }) => InstallmentSheet),
);

export interface InstallmentFactProps {
  priceWon: number;
  /** The longest 무이자 of this price. */
  offer: { months: number; monthlyWon: number };
}

export function InstallmentFact({ priceWon, offer }: InstallmentFactProps) {
  const sheet = useModalParam('installment');
  return (
    <>
      최대 {offer.months}개월 무이자 · 월 {formatWon(offer.monthlyWon)}
      <button
        type="button"
        className={styles.more}
        aria-haspopup="dialog"
        onPointerEnter={installmentSheet.warm}
        onClick={sheet.open}
      >
        할부 안내
      </button>
      <installmentSheet.Part
        open={sheet.isOpen}
        onClose={sheet.close}
        priceWon={priceWon}
        interestFreeMonths={offer.months}
      />
    </>
  );
}
