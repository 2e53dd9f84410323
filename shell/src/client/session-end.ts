import { clearLogin, isSigningOut, queueNotice } from '@shop/shared/app/login';
import { createPathTable, paths } from '@shop/shared/contracts';
import { readState } from './read-state';

/**
 * Continues after the session has ended elsewhere: a members' page leads to the sign-in, which returns to
 * it; an open page is loaded again as a visitor. Both say what happened. A tab that is signing out itself
 * goes its own way.
 */
export function continueWithoutSession(navigateTo: (path: string) => void): void {
  if (isSigningOut()) return;
  const { pathname, search } = location;
  const here = pathname + search;
  const isMembers = createPathTable(readState().paths).needsLogin(pathname);
  clearLogin();
  queueNotice(isMembers ? '로그아웃되었어요. 다시 로그인해 주세요' : '로그아웃되었어요');
  navigateTo(isMembers ? paths.login(here) : here);
}
