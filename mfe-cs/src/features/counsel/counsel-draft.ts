import { sessionStore } from '@shop/shared/app';
import type { CounselValues } from './counsel-form.rules';

const KEY = 'member-draft.counsel';

/** What the member has typed and not sent, kept until the tab is closed or they sign out. Photos are not part of it. */
export const counselDraft = {
  read: () => sessionStore.get<CounselValues>(KEY),
  write: (values: CounselValues) => sessionStore.set(KEY, values),
  remove: () => sessionStore.remove(KEY),
};
