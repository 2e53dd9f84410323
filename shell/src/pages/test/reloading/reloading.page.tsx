import { isNumber, sessionStore, systemNowMs, useApp, useNow } from '@shop/shared/app';
import { Button, ButtonLink } from '@shop/shared/ui';
import { useState } from 'react';
import {
  LATEST_BUILD_PATH,
  RELOAD_GUARD_MS,
  RELOADED_AT_KEY,
} from '../../../client/navigation/build-constants';
import { readState } from '../../../client/read-state';
import { TestFacts, TestPage, TestSection } from '../test-page';
import { fakeNewBuild, triggerPoll } from './fake-build';

export const meta = () => ({ title: '새 빌드 확인', robots: 'noindex' as const });

/** False on the server and during hydration. */
function useInBrowser(): boolean {
  const app = useApp();
  return useNow() !== app.renderedAtMs && !app.isServer;
}

const secondsOfGuard = (nowMs: number): number =>
  Math.max(
    0,
    Math.ceil(
      ((sessionStore.get(RELOADED_AT_KEY, isNumber) ?? 0) + RELOAD_GUARD_MS - nowMs) / 1000,
    ),
  );

/**
 * The state of the build poller, and a button that fakes a new build: the next navigation loads the
 * document once.
 */
export function Page() {
  const isInBrowser = useInBrowser();
  const [isFaked, setFaked] = useState(false);
  const fake = () => {
    fakeNewBuild(LATEST_BUILD_PATH);
    setFaked(true);
    triggerPoll();
  };
  const guard = isInBrowser ? secondsOfGuard(systemNowMs()) : 0;
  return (
    <TestPage
      title="새 빌드 확인"
      lead="새 빌드가 나오면 다음 이동에서 문서를 새로 불러와요. 불러온 뒤 10초 동안은 다시 불러오지 않아요."
    >
      <TestSection title="상태">
        <TestFacts
          facts={[
            ['이 문서의 빌드', isInBrowser ? readState().buildId : '-'],
            ['새 빌드 흉내', isFaked ? '내는 중' : '아니요'],
            ['다시 불러오기 막힘', guard > 0 ? `${guard}초 남음` : '아니요'],
          ]}
        />
        <Button variant="outline" onClick={fake}>
          새 빌드인 척하기
        </Button>
        <ButtonLink to="/test/mk-component" variant="outline">
          다른 화면으로 이동
        </ButtonLink>
      </TestSection>
    </TestPage>
  );
}
