import { useApp, useSearchParams } from '@shop/shared/app';
import { paths } from '@shop/shared/contracts';
import { Button, ButtonLink, Spinner } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { logInByReturn, loginReturnKey } from '../../features/login/login-return';
import { StatusScreen } from '../../features/status-screen/status-screen';
import styles from './auth-callback.module.css';

export const meta = () => ({ title: '로그인 처리', robots: 'noindex' as const });

/** An answer can be used once, so a second run of the effect must not use it again. */
const usedAnswers = new Set<string>();

/** Return from a login at the card company or a provider of accounts: logs in and goes to the return target. */
export function Page() {
  const app = useApp();
  const [search] = useSearchParams();
  const [waitsFor, setWaitsFor] = useState<'retry' | 'ask'>();
  const key = loginReturnKey(search);

  const attemptLogin = async (isReplacing: boolean) => {
    setWaitsFor(undefined);
    if (!key) return location.replace(paths.home());
    const outcome = await logInByReturn(app, search, isReplacing);
    if (outcome.kind === 'next') location.replace(outcome.path);
    else setWaitsFor(outcome.kind);
  };

  useEffect(() => {
    if (usedAnswers.has(key)) return;
    usedAnswers.add(key);
    void attemptLogin(false);
  });

  if (waitsFor === 'retry') return <LoginFailed onRetry={() => attemptLogin(false)} />;
  if (waitsFor === 'ask') return <AlreadySignedIn onReplace={() => attemptLogin(true)} />;
  return (
    <main id="main" className={styles.page}>
      <h1>로그인하고 있어요</h1>
      <Spinner />
    </main>
  );
}

function AlreadySignedIn({ onReplace }: { onReplace: () => void }) {
  return (
    <StatusScreen
      title="새로 로그인할까요?"
      reason={
        <span role="alert">
          이미 로그인한 회원이 있어요. 새로 로그인하면 지금 회원은 로그아웃돼요.
        </span>
      }
      actions={
        <>
          <ButtonLink to={paths.home()} variant="outline">
            그대로 있기
          </ButtonLink>
          <Button onClick={onReplace}>새로 로그인</Button>
        </>
      }
    />
  );
}

function LoginFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <StatusScreen
      title="로그인이 늦어지고 있어요"
      reason={<span role="alert">연결하지 못했어요. 잠시 후 다시 시도해 주세요.</span>}
      actions={
        <>
          <ButtonLink to={paths.home()} variant="outline">
            홈으로
          </ButtonLink>
          <Button onClick={onRetry}>다시 시도</Button>
        </>
      }
    />
  );
}
