export {
  type CancelLine,
  cancellableLines,
  cancellableQty,
  computeRefund,
  estimateOf,
  isAcceptedGift,
  type Refundable,
  readFreedCoupons,
  readRefundable,
} from './refundable';
