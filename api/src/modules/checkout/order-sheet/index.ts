export { isInterestFree } from './card.rules';
export { orderSheetModule } from './order-sheet.module';
export {
  consentsOf,
  customsCodeFor,
  type GroupMessage,
  messagesFor,
  recordPapers,
} from './papers.service';
export { differenceOf } from './sheet.difference';
export { areaFeeKey, earnPointWon, type PricedSheet, priceSheet } from './sheet.pricing';
export { readFacts } from './sheet.reader';
export { closeSheet, lockSheet, reopenSheet, type Sheet, type Shown } from './sheet.repository';
export { assertSheetOpen, calculateSheet, createSheet } from './sheet.service';
