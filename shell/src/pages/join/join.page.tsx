import { isApiError, useQuery, useSearchParams } from '@shop/shared/app';
import { site } from '@shop/shared/contracts';
import { safeReturnTo } from '@shop/shared/domain';
import { Resource, Skeleton } from '@shop/shared/ui';
import { joinFormQuery } from '../../features/login/join';
import { CannotJoin } from './cannot-join';
import styles from './join.module.css';
import { JoinForm } from './join-form';

export const meta = () => ({ title: '회원 가입', robots: 'noindex' as const });

/** The first sign-in of a customer: what the shop gets to know of them, and the consents. */
export function Page() {
  const [search] = useSearchParams();
  const returnTo = safeReturnTo(search.get('returnTo'));
  const form = useQuery(joinFormQuery);

  if (isApiError(form.error) && form.error.status < 500 && form.error.status !== 0) {
    return <CannotJoin reason={form.error.message} returnTo={returnTo} />;
  }
  return (
    <main id="main" tabIndex={-1} className={styles.page}>
      <h1>{site.name} 회원 가입</h1>
      <p className={styles.lead}>
        로그인을 확인했어요. 약관에 동의하면 가입이 끝나고 보던 화면으로 돌아가요.
      </p>
      <Resource query={form} skeleton={<JoinSkeleton />}>
        {(data) => <JoinForm form={data} returnTo={returnTo} />}
      </Resource>
    </main>
  );
}

const JoinSkeleton = () => (
  <div className={styles.form} aria-hidden="true">
    {['받는 정보', '필수', '선택'].map((name) => (
      <section key={name}>
        <Skeleton shape="title" width="third" />
        <Skeleton shape="banner" />
      </section>
    ))}
  </div>
);
