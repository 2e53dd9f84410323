/** Late helpers around history and address: compiled into who uses them, out of the first page. */

export {
  type HistoryMark,
  hasMark,
  markHistory,
  returnToFirstMark,
  returnToMark,
  stepBack,
} from './marks';
export { isStackInUse, readOrigin, storeQueryFlags } from './query-flags';
