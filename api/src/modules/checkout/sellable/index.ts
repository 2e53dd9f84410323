export { arrivalOfAll } from './arrival';
export { type Line, nothingBought, type Sellable } from './sellable';
export { readBought, readSellables } from './sellable.repository';
export { type Buyer, imageOf, problemOf } from './sellable.rules';
export {
  assertTextOption,
  mergeBySku,
  optionTextOf,
  otherText,
  type Wanted,
} from './text-option';
