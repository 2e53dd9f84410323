import { callQuery } from '@shop/shared/app';
import { memberCalls } from '@shop/shared/contracts';

export const SUMMARY_MONTHS = 3;

export const memberQueries = {
  /** Masked login data for the greeting. */
  loginInfo: () => callQuery(memberCalls.loginInfo, {}),
};
