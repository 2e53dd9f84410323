import { paths } from '@shop/shared/contracts';
import { formatPhone } from '@shop/shared/domain';
import { ButtonLink, InfoTable } from '@shop/shared/ui';
import type { CompletedOrder } from '../../features/order/order.queries';
import styles from './complete.module.css';

/** Instead of the address of an order of vouchers: who gets them, and where they are. */
export function VoucherNote({ order }: { order: CompletedOrder }) {
  const { receiver, state } = order;
  return (
    <section className={styles.part} aria-label="모바일 쿠폰">
      <h2 className={styles.title}>모바일 쿠폰</h2>
      <InfoTable
        caption="모바일 쿠폰"
        rows={[
          { key: '받는 분', value: `${receiver.name} · ${formatPhone(receiver.phone)}` },
          { key: '발급', value: state === 'PAY_DONE' ? '결제와 함께 발급됐어요' : '' },
        ].filter(({ value }) => value !== '')}
      />
      {state === 'PAY_DONE' && (
        <p className={styles.under}>
          <ButtonLink to={paths.vouchers()} variant="outline" size="large" isFull>
            모바일 쿠폰 보기
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
