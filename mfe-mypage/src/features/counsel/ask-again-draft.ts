import { sessionStore } from '@shop/shared/app';

const keyOf = (counselNo: number): string => `member-draft.counsel:${counselNo}`;

/** A further question that was typed and not sent, kept until the tab is closed or the member signs out. */
export const againDraft = {
  read: (counselNo: number) => sessionStore.get<string>(keyOf(counselNo)),
  write: (counselNo: number, body: string) => sessionStore.set(keyOf(counselNo), body),
  remove: (counselNo: number) => sessionStore.remove(keyOf(counselNo)),
};
