import { paths } from '@shop/shared/contracts';
import { ButtonLink } from '@shop/shared/ui';
import styles from './not-found.module.css';

/** Spec section 2: an unknown route, or one that fails its validation, says which path was not found. */
export function NotFound({ path }: { path: string }) {
  return (
    <main id="main" className={styles.page}>
      <h1>페이지를 찾을 수 없어요</h1>
      <p>주소가 바뀌었거나 없는 페이지예요. 주소를 다시 확인해 주세요.</p>
      <p className={styles.path}>Page Not Found: {path}</p>
      <div className={styles.actions}>
        <ButtonLink to={paths.search()} variant="outline">
          검색하기
        </ButtonLink>
        <ButtonLink to={paths.home()}>홈으로</ButtonLink>
      </div>
    </main>
  );
}
