/** History helpers. Not part of the singleton, so that the first page does not load them. */

export {
  type HistoryMark,
  hasMark,
  markHistory,
  returnToFirstMark,
  returnToMark,
  stepBack,
} from './marks';
export { isStackInUse, readOrigin, storeQueryFlags } from './query-flags';
