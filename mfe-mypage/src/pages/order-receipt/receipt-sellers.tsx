import type { OrderDetail } from '@shop/shared/contracts';
import { InfoTable } from '@shop/shared/ui';
import styles from './order-receipt.module.css';

type Seller = OrderDetail['sellers'][number];

const factsOf = ({ business, phone }: Seller): string =>
  [
    business && `사업자등록번호 ${business.registrationNo}`,
    business && `대표자 ${business.representative}`,
    business && `주소 ${business.address}`,
    `전화 ${phone}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** Each seller of the order on a line of its own. Not rendered for an order without one. */
export function ReceiptSellers({ sellers }: Pick<OrderDetail, 'sellers'>) {
  if (sellers.length === 0) return null;
  return (
    <section>
      <h2 className={styles.heading}>판매자</h2>
      <InfoTable
        caption="판매자"
        rows={sellers.map((seller) => ({ key: seller.sellerName, value: factsOf(seller) }))}
      />
    </section>
  );
}
