export {
  type CancelLine,
  cancellableLines,
  computeRefund,
  estimateOf,
  type Refundable,
  readFreedCoupons,
  readRefundable,
} from './refundable';
