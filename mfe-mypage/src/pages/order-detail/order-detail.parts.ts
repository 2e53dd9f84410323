import { lazy } from '@shop/shared/ui';

// Parts that most visits do not open, or that stand below the first screen: those that go
// together in one chunk.

export const cancelSheet = lazy(() =>
  import(/* webpackChunkName: "order-sheets" */ '../../features/cancel/cancel-sheet').then(
    ({ CancelSheet }) => CancelSheet,
  ),
);

export const returnModal = lazy(() =>
  import(/* webpackChunkName: "claim-modals" */ '../../features/return/return-modal').then(
    ({ ReturnModal }) => ReturnModal,
  ),
);

export const exchangeModal = lazy(() =>
  import(/* webpackChunkName: "claim-modals" */ '../../features/exchange/exchange-modal').then(
    ({ ExchangeModal }) => ExchangeModal,
  ),
);

export const trackingSheet = lazy(() =>
  import(/* webpackChunkName: "order-sheets" */ './tracking-sheet').then(
    ({ TrackingSheet }) => TrackingSheet,
  ),
);

export const cancelBeforeDeposit = lazy(() =>
  import(/* webpackChunkName: "part-deposit" */ './cancel-before-deposit').then(
    ({ CancelBeforeDeposit }) => CancelBeforeDeposit,
  ),
);

export const paymentInfo = lazy(() =>
  import(/* webpackChunkName: "part-papers" */ './payment-info').then(
    ({ PaymentInfo }) => PaymentInfo,
  ),
);

export const receiverInfo = lazy(() =>
  import(/* webpackChunkName: "part-papers" */ './receiver-info').then(
    ({ ReceiverInfo }) => ReceiverInfo,
  ),
);

export const refunds = lazy(() =>
  import(/* webpackChunkName: "part-papers" */ './refunds').then(({ Refunds }) => Refunds),
);

export const depositReturns = lazy(() =>
  import(/* webpackChunkName: "part-papers" */ './deposit-returns').then(
    ({ DepositReturns }) => DepositReturns,
  ),
);

export const orderFoot = lazy(() =>
  import(/* webpackChunkName: "part-papers" */ './order-foot').then(({ OrderFoot }) => OrderFoot),
);

export const refundAccount = lazy(() =>
  import(
    /* webpackChunkName: "part-papers" */ '../../features/refund-account/refund-account-form'
  ).then(({ RefundAccountForm }) => RefundAccountForm),
);

export const orderNotFound = lazy(() =>
  import(/* webpackChunkName: "part-papers" */ './order-not-found').then(
    ({ OrderNotFound }) => OrderNotFound,
  ),
);

export const sentGift = lazy(() =>
  import(/* webpackChunkName: "part-papers" */ '../../features/gift/sent-gift-section').then(
    ({ SentGiftSection }) => SentGiftSection,
  ),
);
