import {
  readSession,
  SESSION_COOKIE,
  systemNowMs,
  useApp,
  useNow,
  useSession,
} from '@shop/shared/app';
import { memberCalls, paths } from '@shop/shared/contracts';
import { Button, ButtonLink } from '@shop/shared/ui';
import { useState } from 'react';
import { TestFacts, TestPage, TestSection } from '../test-page';
import { useRefreshCount } from './use-refresh-count';

export const meta = () => ({ title: '로그인 갱신', robots: 'noindex' as const });

const CALLS = 5;

/** Expires the session as seen by scripts, so that the next call refreshes it first. */
function expireSession(): void {
  const { memberType } = readSession(document.cookie);
  document.cookie = `${SESSION_COOKIE}=${Math.floor(systemNowMs() / 1000) - 60}.${memberType}; path=/`;
}

/** Seconds until the token expires, read every second because a refresh changes it. */
function useSecondsLeft(): number | undefined {
  const now = useNow();
  const app = useApp();
  if (app.isServer || now === app.renderedAtMs) return undefined;
  const { expiresAt } = readSession(document.cookie);
  return expiresAt === null ? undefined : Math.round(expiresAt - now / 1000);
}

export function Page() {
  const { isLoggedIn } = useSession();
  return (
    <TestPage
      title="로그인 갱신"
      lead="토큰이 끝난 뒤 한꺼번에 부르면, 갱신은 한 번만 하고 다섯 호출이 모두 답을 받아야 해요."
    >
      {isLoggedIn ? (
        <Member />
      ) : (
        <TestSection title="로그인이 필요해요">
          <ButtonLink to={paths.login('/test/token-refresh')}>로그인</ButtonLink>
        </TestSection>
      )}
    </TestPage>
  );
}

function Member() {
  const { call } = useApp();
  const secondsLeft = useSecondsLeft();
  const refreshes = useRefreshCount();
  const [result, setResult] = useState('아직 없어요');
  const callAll = async () => {
    const results = await Promise.allSettled(
      Array.from({ length: CALLS }, () => call(memberCalls.memberInfo, {})),
    );
    const succeeded = results.filter(({ status }) => status === 'fulfilled').length;
    setResult(`${CALLS}개 중 ${succeeded}개`);
  };
  return (
    <TestSection title="세션">
      <TestFacts
        facts={[
          ['토큰이 끝날 때까지', secondsLeft === undefined ? '-' : `${secondsLeft}초`],
          ['갱신한 횟수', `${refreshes}번`],
          ['받은 답', result],
        ]}
      />
      <Button variant="outline" onClick={expireSession}>
        지금 끝내기
      </Button>
      <Button onClick={callAll}>다섯 번 한꺼번에 부르기</Button>
    </TestSection>
  );
}
