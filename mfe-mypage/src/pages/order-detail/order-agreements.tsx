import type { OrderDetail } from '@shop/shared/contracts';
import { dottedDateTime } from '@shop/shared/domain';
import { Accordion } from '@shop/shared/ui';
import styles from './order-detail.module.css';

/** 동의한 내용: what the buyer has agreed to with the order, to read again. */
export function OrderAgreements({ agreements }: Pick<OrderDetail, 'agreements'>) {
  return (
    <Accordion
      items={agreements.map(({ code, title, body, agreedAt }) => ({
        id: code,
        title,
        content: (
          <>
            {body && <p>{body}</p>}
            <p className={styles.note}>{dottedDateTime(agreedAt)} 동의</p>
          </>
        ),
      }))}
    />
  );
}
