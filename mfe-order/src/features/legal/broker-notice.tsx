import { site } from '@shop/shared/contracts';
import styles from './legal.module.css';

/**
 * L3 (전자상거래법 §20, §20-3): names the sellers for whom the mall is only a broker, and the duties of
 * the mall.
 */
export function BrokerNotice({ sellerNames }: { sellerNames: readonly string[] }) {
  if (sellerNames.length === 0) return null;
  return (
    <p className={styles.note}>
      {site.name}은 통신판매중개자로서 통신판매의 당사자가 아닙니다. {sellerNames.join(', ')} 상품의
      거래 정보와 거래에 관한 의무와 책임은 판매자에게 있습니다. 주문과 결제를 받는 {site.name}도
      관련 법에 따른 책임을 다합니다.
    </p>
  );
}
