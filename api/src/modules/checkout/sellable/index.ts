export { arrivalOfAll } from './arrival';
export { readBuyer } from './buyer';
export type { Line, Sellable } from './sellable';
export { readSellables } from './sellable.repository';
export { type Buyer, imageOf, problemOf } from './sellable.rules';
export {
  assertTextOption,
  mergeBySku,
  optionTextOf,
  otherText,
  type Wanted,
} from './text-option';
