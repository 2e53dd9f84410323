import { lazy } from '@shop/shared/ui';

// Parts that most claims do not show, in a chunk of their own.

export const claimPaid = lazy(() =>
  import(/* webpackChunkName: "part-claim-money" */ './claim-paid').then(
    ({ ClaimPaid }) => ClaimPaid,
  ),
);

export const claimCheck = lazy(() =>
  import(/* webpackChunkName: "part-claim-money" */ './claim-check').then(
    ({ ClaimCheck }) => ClaimCheck,
  ),
);
