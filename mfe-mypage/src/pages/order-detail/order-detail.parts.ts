import { onDemand } from '@shop/shared/ui';

// Parts that most visits do not open, or that stand below the first screen: those that go
// together in one chunk.

export const cancelSheet = onDemand(() =>
  import(/* webpackChunkName: "order-sheets" */ '../../features/cancel/cancel-sheet').then(
    ({ CancelSheet }) => CancelSheet,
  ),
);

export const returnModal = onDemand(() =>
  import(/* webpackChunkName: "claim-modals" */ '../../features/return/return-modal').then(
    ({ ReturnModal }) => ReturnModal,
  ),
);

export const exchangeModal = onDemand(() =>
  import(/* webpackChunkName: "claim-modals" */ '../../features/exchange/exchange-modal').then(
    ({ ExchangeModal }) => ExchangeModal,
  ),
);

export const trackingSheet = onDemand(() =>
  import(/* webpackChunkName: "order-sheets" */ './tracking-sheet').then(
    ({ TrackingSheet }) => TrackingSheet,
  ),
);

export const cancelBeforeDeposit = onDemand(() =>
  import(/* webpackChunkName: "part-deposit" */ './cancel-before-deposit').then(
    ({ CancelBeforeDeposit }) => CancelBeforeDeposit,
  ),
);

export const paymentInfo = onDemand(() =>
  import(/* webpackChunkName: "part-papers" */ './payment-info').then(
    ({ PaymentInfo }) => PaymentInfo,
  ),
);

export const receiverInfo = onDemand(() =>
  import(/* webpackChunkName: "part-papers" */ './receiver-info').then(
    ({ ReceiverInfo }) => ReceiverInfo,
  ),
);

export const refunds = onDemand(() =>
  import(/* webpackChunkName: "part-papers" */ './refunds').then(({ Refunds }) => Refunds),
);

export const depositReturns = onDemand(() =>
  import(/* webpackChunkName: "part-papers" */ './deposit-returns').then(
    ({ DepositReturns }) => DepositReturns,
  ),
);

export const orderFoot = onDemand(() =>
  import(/* webpackChunkName: "part-papers" */ './order-foot').then(({ OrderFoot }) => OrderFoot),
);

export const refundAccount = onDemand(() =>
  import(
    /* webpackChunkName: "part-papers" */ '../../features/refund-account/refund-account-form'
  ).then(({ RefundAccountForm }) => RefundAccountForm),
);

export const orderNotFound = onDemand(() =>
  import(/* webpackChunkName: "part-papers" */ './order-not-found').then(
    ({ OrderNotFound }) => OrderNotFound,
  ),
);
