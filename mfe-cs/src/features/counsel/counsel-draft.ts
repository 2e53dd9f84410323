import { memberDraft } from '@shop/shared/app/member-draft';
import type { CounselValues } from './counsel-form.rules';

/** An enquiry that was not sent. Photos are not part of it. */
export const counselDraft = memberDraft<CounselValues>('counsel');
