import styles from './adult-law.module.css';

/** The 19 sign with the text that the law requires (정보통신망법 제42조, 청소년 보호법 제13조). */
export function AdultLaw() {
  return (
    <>
      <span className={styles.sign} aria-hidden="true">
        19
      </span>
      <p className={styles.text}>
        「정보통신망 이용촉진 및 정보보호 등에 관한 법률」과 「청소년 보호법」에 따라 19세 미만은 이
        상품을 볼 수 없고 살 수 없어요.
      </p>
    </>
  );
}
