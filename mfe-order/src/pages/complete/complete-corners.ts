import type { FragmentUse } from '@shop/shared/app';

/** What mfe-display adds to the end of the completed order, by display data. */
export const completeCorners: FragmentUse = {
  name: 'display/corners',
  props: { pageCd: 'ORDER_COMPLETE' },
};
