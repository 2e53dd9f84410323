import type { Shape } from '../storage/shape';
import { sessionStore } from '../storage/storage';
import { memberMark } from './login-flags';

/** Beginning of the keys of all drafts. */
export const DRAFT_PREFIX = 'member-draft.';

export interface MemberDraft<T> {
  read(): T | undefined;
  write(value: T): void;
  remove(): void;
}

/**
 * What the member has typed and not sent, kept until the tab is closed or they sign out. Another
 * member who signs in in the same tab has drafts of their own.
 * @param is what the form of this release can show
 */
export function memberDraft<T>(name: string, is: Shape<T>): MemberDraft<T> {
  const key = () => `${DRAFT_PREFIX}${memberMark()}.${name}`;
  return {
    read: () => sessionStore.get(key(), is),
    write: (value) => sessionStore.set(key(), value),
    remove: () => sessionStore.remove(key()),
  };
}
