import { benefitsSections } from './benefits';
import { interestsSections } from './interests';
import { memberSections } from './member';
import { ordersSections } from './orders';
import type { Section } from './section';
import { writingSections } from './writing';

export type { Section } from './section';

/** All sections of the copy of a member's data, in the order of output. */
export const sections: readonly Section[] = [
  ...memberSections,
  ...ordersSections,
  ...benefitsSections,
  ...writingSections,
  ...interestsSections,
];

/** Tables with a member number that the copy leaves out, with the reason. */
export const notCopied: Readonly<Record<string, string>> = {
  adult_verification_request: 'lives for minutes, holds no datum of the member',
  ending_notice: 'the notified ends of benefits, which stand among the notifications',
  member_code: 'codes that end after minutes',
  order_sheet: 'a form that is not sent yet',
  price_notice: 'the day of the last notification about prices',
  social_start: 'lives for minutes, holds no datum of the member',
  unfinished_order: 'stands among the orders',
  wrong_code: 'counts tries for a day',
};
