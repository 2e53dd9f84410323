import { like, type Shape } from '@shop/shared/app';
import { memberDraft } from '@shop/shared/app/member-draft';
import type { CounselValues } from './counsel-form.rules';

const isPlain = like({ topic: '', type: '', title: '', body: '' });
const isAbout = like({ orderNo: '' });

const isValues: Shape<CounselValues> = (value): value is CounselValues =>
  isPlain(value) && 'about' in value && (value.about === null || isAbout(value.about));

/** An enquiry that was not sent. Photos are not part of it. */
export const counselDraft = memberDraft<CounselValues>('counsel', isValues);
