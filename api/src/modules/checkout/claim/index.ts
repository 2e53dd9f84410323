export { claimModule } from './claim.module';
export { cancelOrder, estimateCancel, refundGift } from './claim.service';
export {
  readGiftClaims,
  requestGiftExchange,
  requestGiftReturn,
  withdrawGiftClaim,
} from './gift-claim';
export { noteLatePickups, runReturnDeadlines } from './return.deadlines';
export { reportReturn } from './return.process';
