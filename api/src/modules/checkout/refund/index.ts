export {
  type CancelLine,
  computeRefund,
  estimateOf,
  everythingOpen,
  readRefundable,
} from './refundable';
