export * from './age';
export * from './app-link';
export * from './app-release';
export * from './arrival-text';
export * from './bank';
export * from './body-sizes';
export * from './build-mode';
export * from './business';
export * from './cash-receipt';
export * from './claim-reason';
export * from './claim-state';
export * from './codes/code-group';
export * from './codes/code-groups';
export { specifiedCornerIds } from './codes/corner-ids';
export { recommendationGroup } from './codes/recommendation-codes';
export * from './colour';
export * from './consents';
export * from './counsel';
export * from './customer-service';
export * from './customs';
export * from './date';
export * from './days-left';
export * from './delivery-message';
export * from './delivery-promise';
export * from './deposit-due';
export * from './device';
export * from './device-name';
export * from './environment';
export * from './event';
export * from './favorite';
export * from './gift';
export * from './goods-count';
export * from './goods-sort';
export * from './hangul';
export * from './home-target';
export * from './installment';
export * from './join-terms';
export { dayInKorea, KOREA_OFFSET_MS } from './korea-time';
export {
  endOfDayInKorea,
  koreanDayOf,
  LAST_COVERED_DATE,
  movableHolidays,
} from './korean-holiday';
export * from './leaving';
export * from './loopback-url';
export * from './media-type';
export * from './member';
export * from './notification-kind';
export * from './number-text';
export * from './one-time-code';
export * from './opening';
export * from './order-state';
export * from './parse-url';
export * from './particle';
export * from './payment-method';
export * from './payment-state';
export * from './phone';
export * from './place-name';
export * from './public-number';
export * from './quantity';
export * from './query-flags';
export * from './rating-words';
export * from './receiver';
export * from './recent-goods';
export * from './restock';
export * from './review';
export {
  type AspectAnswers,
  answersFor,
  aspectsOf,
  aspectWord,
  type ReviewAspect,
  reviewAspectCodes,
  reviewAspects,
} from './review-aspect';
export * from './safe-path';
export * from './scrub';
export * from './search-word';
export * from './shipment';
export * from './special-path';
export { isTableKey, tableEntries, tableKeys, tableOf } from './table';
export * from './tag-manager';
export * from './term-codes';
export * from './text-length';
export * from './text-option';
export * from './upload';
export * from './user-agent';
export * from './voucher';
export * from './withdrawal';
export * from './won';
export { createWordIndex, type WordIndex, withCompounds } from './word-index';
