import styles from './legal.module.css';

/** L5 (전자상거래법 §17, §18): told before the order is made. */
export function WithdrawalNotice() {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        상품을 받은 날부터 7일 이내에 청약철회(취소·반품)를 할 수 있어요. <u>자세히</u>
      </summary>
      <ul className={styles.list}>
        <li>
          상품이 표시·광고와 다르거나 계약과 다르면 받은 날부터 3개월, 그 사실을 안 날부터 30일
          이내에 할 수 있어요.
        </li>
        <li>단순 변심은 구매자가, 상품 문제는 판매자가 반품 배송비를 부담해요.</li>
        <li>
          구매자의 책임으로 상품이 훼손되었거나, 사용으로 가치가 크게 줄었거나, 복제할 수 있는
          상품의 포장을 뜯은 경우에는 제한될 수 있어요.
        </li>
        <li>반품 상품을 받은 날부터 3영업일 이내에 환불해요.</li>
      </ul>
    </details>
  );
}
