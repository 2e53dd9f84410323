export {
  type CancelLine,
  cancellableLines,
  computeRefund,
  estimateOf,
  readRefundable,
} from './refundable';
