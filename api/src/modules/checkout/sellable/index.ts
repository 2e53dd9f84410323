export { arrivalOfAll } from './arrival';
export { type Line, nothingBought, type Sellable } from './sellable';
export { isAdultVerified, readBought, readSellables } from './sellable.repository';
export { type Buyer, problemOf } from './sellable.rules';
