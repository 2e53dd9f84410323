import { Notice } from '@shop/shared/ui';
import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Says that nobody can sign in while the browser refuses cookies: the session is one. */
export function CookieNotice() {
  const hasCookies = useSyncExternalStore(
    never,
    () => navigator.cookieEnabled,
    () => true,
  );
  if (hasCookies) return null;
  return (
    <Notice tone="danger" isLive title="쿠키가 꺼져 있어 로그인할 수 없어요">
      브라우저 설정에서 쿠키를 허용한 뒤 이 화면을 다시 열어 주세요.
    </Notice>
  );
}
