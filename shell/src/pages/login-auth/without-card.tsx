import { paths, site } from '@shop/shared/contracts';
import { ButtonLink } from '@shop/shared/ui';
import styles from './login-auth.module.css';

/** What a visitor can do who has no card yet. */
export const WithoutCard = () => (
  <section className={styles.without} aria-labelledby="without-card">
    <h2 id="without-card">카드가 없나요?</h2>
    <p className={styles.lead}>
      로그인하지 않아도 상품을 둘러보고 장바구니에 담을 수 있어요. 주문은 회원이면 누구나 할 수
      있고, 가입이 궁금하면{' '}
      <a className={styles.phone} href={`tel:${site.customerServicePhone}`}>
        {site.customerServicePhone}
      </a>
      로 물어보세요.
    </p>
    <ButtonLink to={paths.home()} variant="outline">
      로그인 없이 둘러보기
    </ButtonLink>
  </section>
);
