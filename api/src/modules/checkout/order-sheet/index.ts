export { isInterestFree } from './card.rules';
export { withTexts } from './consent.texts';
export {
  consentsOf,
  customsCodeFor,
  recordCustomsAndTerms,
} from './customs-and-terms.service';
export { type GroupMessage, messagesFor } from './delivery-messages';
export { orderSheetModule } from './order-sheet.module';
export { differenceOf } from './sheet.difference';
export type { SheetFacts } from './sheet.order';
export {
  areaFeeKey,
  earnPointWon,
  needsAddress,
  type PricedSheet,
  priceSheet,
} from './sheet.pricing';
export { readFacts } from './sheet.reader';
export {
  closeSheet,
  findSheet,
  leaveBasket,
  lockSheet,
  reopenSheet,
  type Sheet,
  type Shown,
} from './sheet.repository';
export { assertSheetOpen, calculateSheet, createSheet } from './sheet.service';
export { consentSellersOf } from './sheet.view';
