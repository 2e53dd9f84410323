import { callPartQuery } from '@shop/shared/app';
import { memberCalls } from '@shop/shared/contracts';

export const SUMMARY_MONTHS = 3;

export const memberQueries = {
  /** The member's own, unmasked name for the greeting, without phone, mail and birthday. */
  greeting: () =>
    callPartQuery(
      memberCalls.memberInfo,
      {},
      'greeting',
      ({ mbrNm, mbrTypeNm, grade, lgnMethod, lgnDtti }) => ({
        mbrNm,
        mbrTypeNm,
        grade,
        lgnMethod,
        lgnDtti,
      }),
    ),
};
