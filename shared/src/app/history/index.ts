/** History helpers. Not part of the singleton, so that the first page does not load them. */

export {
  ENTRY_MARK,
  type HistoryMark,
  hasMark,
  markHistory,
  returnToFirstMark,
  returnToMark,
  STACK_MARK,
  stepBack,
} from './marks';
export { isStackInUse, readOrigin, storeQueryFlags } from './query-flags';
