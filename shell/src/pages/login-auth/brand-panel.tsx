import { site } from '@shop/shared/contracts';
import styles from './login-auth.module.css';

/** What the mall gives to holders of the card company's cards. */
const benefits = [
  ['최대 12개월 무이자', '5만원부터 행사 카드로 나눠 내요'],
  ['카드 쿠폰으로 한 번 더 할인', '상품 쿠폰과 함께 쓸 수 있어요'],
  ['살 때마다 쌓이는 포인트', '다음 주문에서 바로 써요'],
] as const;

/** Stands above the ways to sign in: what the card's holders get in this shop. */
export const BrandPanel = () => (
  <section className={styles.brand} aria-label={`${site.name} 회원 혜택`}>
    <p className={styles.slogan}>카드 회원의 쇼핑, {site.name}</p>
    <ul className={styles.benefits}>
      {benefits.map(([title, text]) => (
        <li key={title}>
          <strong>{title}</strong>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  </section>
);
