import { memberCalls } from '@shop/shared/contracts';
import { loginSourceOf } from '@shop/shared/domain';
import type { App } from '../create-app';
import { toast } from '../layers/layers';
import { clearLogin, markSigningOut, queueNotice } from './login-flags';
import { DRAFT_PREFIX } from './member-draft';

/** Removes unsent drafts, so that the next member in this browser does not see them. */
function removeDrafts(): void {
  try {
    const keys = Object.keys(globalThis.sessionStorage);
    for (const key of keys) if (key.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(key);
  } catch {
    // Blocked storage holds no drafts.
  }
}

/** Implementation of `logOut`, loaded on demand. The server clears the cookies. @param notice shown on the home page as a toast */
export async function performLogOut(app: App, notice: string): Promise<void> {
  markSigningOut(true);
  const loginMediaCd = loginSourceOf(navigator.userAgent);
  try {
    await app.call(memberCalls.logout, { body: { loginMediaCd } });
  } catch {
    markSigningOut(false);
    toast('로그아웃하지 못했어요. 다시 시도해 주세요');
    return;
  }
  clearLogin();
  removeDrafts();
  // The cache holds member data, for example the basket count.
  app.queryClient.clear();
  queueNotice(notice);
  globalThis.location.assign('/');
}
