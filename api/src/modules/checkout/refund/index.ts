export {
  type CancelLine,
  cancellableLines,
  cancellableQty,
  computeRefund,
  estimateOf,
  type Refundable,
  readFreedCoupons,
  readRefundable,
} from './refundable';
