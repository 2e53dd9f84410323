import { onDemand } from '@shop/shared/ui';

// Parts that most claims do not show, in a chunk of their own.

export const claimPaid = onDemand(() =>
  import(/* webpackChunkName: "part-claim-money" */ './claim-paid').then(
    ({ ClaimPaid }) => ClaimPaid,
  ),
);

export const claimCheck = onDemand(() =>
  import(/* webpackChunkName: "part-claim-money" */ './claim-check').then(
    ({ ClaimCheck }) => ClaimCheck,
  ),
);
