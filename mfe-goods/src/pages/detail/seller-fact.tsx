import type { GoodsSeller } from '@shop/shared/contracts';
import styles from './facts.module.css';
import { SectionLink } from './section-link';

/** The seller, and the notice that the mall is only an intermediary for partner goods (L3). */
export function SellerFact({ seller }: { seller: GoodsSeller }) {
  return (
    <>
      <p>
        {seller.bizName}
        <SectionLink className={styles.more} section="shipping">
          판매자 정보
        </SectionLink>
      </p>
      {seller.isBrokerSale && (
        <p className={styles.soft}>
          당사는 통신판매중개자이며 통신판매의 당사자가 아닙니다. 상품·거래 정보와 거래에 대한
          책임은 판매자에게 있습니다.
        </p>
      )}
    </>
  );
}
