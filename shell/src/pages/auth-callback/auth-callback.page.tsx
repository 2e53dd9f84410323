import { callerOf, useQueryClient, useSearchParams } from '@shop/shared/app';
import { basketCalls, memberCalls, paths } from '@shop/shared/contracts';
import { safeReturnTo } from '@shop/shared/domain';
import { ButtonLink, Spinner } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import styles from './auth-callback.module.css';

export const meta = () => ({ title: '로그인 처리', robots: 'noindex' as const });

/** One `lid` is one sign-in: a second run of the effect must not spend it again. */
const spent = new Set<string>();

/**
 * Takes the return from the sign-in: logs in, brings the visitor's basket along, and goes back to
 * where the visitor was. The page there resumes what he wanted.
 */
export function Page() {
  const [search] = useSearchParams();
  const client = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const lid = search.get('lid') ?? '';
  const returnTo = safeReturnTo(search.get('returnTo'));

  useEffect(() => {
    if (spent.has(lid)) return;
    spent.add(lid);
    const call = callerOf(client);
    const signIn = async () => {
      await call(memberCalls.login, { body: { lid } });
      // The visitor's basket joins the member's; failing that, signing in still counts.
      await call(basketCalls.merge, { body: {} }).catch(() => undefined);
      location.replace(returnTo);
    };
    signIn().catch(() => setFailed(true));
  }, [client, lid, returnTo]);

  return (
    <main id="main" className={styles.page}>
      <h1>{hasFailed ? '로그인하지 못했어요' : '로그인하고 있어요'}</h1>
      {hasFailed ? (
        <>
          <p>로그인 시간이 지났거나 이미 사용한 요청이에요. 다시 로그인해 주세요.</p>
          <ButtonLink to={paths.login(returnTo)}>다시 로그인</ButtonLink>
        </>
      ) : (
        <Spinner />
      )}
    </main>
  );
}
