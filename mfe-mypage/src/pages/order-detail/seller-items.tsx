import type { OrderDetail } from '@shop/shared/contracts';
import { groupDigits } from '@shop/shared/domain';
import type { ReactNode } from 'react';
import styles from './order-detail.module.css';

interface SellerItemsProps {
  seller: OrderDetail['sellers'][number];
  /** Whether anything of it is sent by a courier. */
  isSent: boolean;
  children: ReactNode;
}

/** Items of one seller, and the contact of the seller (전자상거래법 §20). `BrokerNote` says who sells. */
export function SellerItems({ seller, isSent, children }: SellerItemsProps) {
  const feeWon = seller.deliveryWon + seller.areaFeeWon;
  return (
    <section className={styles.seller} aria-label={`${seller.sellerName} 상품`}>
      <header className={styles.sellerHead}>
        <h2>{seller.sellerName}</h2>
        {isSent && <span>{feeWon === 0 ? '무료배송' : `배송비 ${groupDigits(feeWon)}원`}</span>}
      </header>
      <div className={styles.parcels}>{children}</div>
      <p className={styles.sellerFoot}>
        판매자 문의{' '}
        <a href={`tel:${seller.phone}`} className={styles.phone}>
          {seller.phone}
        </a>
      </p>
    </section>
  );
}

/** Names the sellers that the shop only brokers for, once below all of them. */
export function BrokerNote({ sellers }: Pick<OrderDetail, 'sellers'>) {
  const names = sellers.filter((one) => one.isBrokerSale).map((one) => one.sellerName);
  if (names.length === 0) return null;
  return (
    <p className={styles.broker}>
      {names.join(', ')} 상품은 판매자와의 거래입니다. 온담은 통신판매중개자입니다.
    </p>
  );
}
