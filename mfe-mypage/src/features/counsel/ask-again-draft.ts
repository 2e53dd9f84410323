import { isText } from '@shop/shared/app';
import { memberDraft } from '@shop/shared/app/member-draft';

const of = (counselNo: number) => memberDraft(`counsel:${counselNo}`, isText);

/** A further question that was typed and not sent. */
export const againDraft = {
  read: (counselNo: number) => of(counselNo).read(),
  write: (counselNo: number, body: string) => of(counselNo).write(body),
  remove: (counselNo: number) => of(counselNo).remove(),
};
