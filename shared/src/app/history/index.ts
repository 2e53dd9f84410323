/** Late helpers around history and address: compiled into who uses them, out of the first page. */
export { isStackInUse, readOrigin, storeQueryFlags } from './flags';
export {
  type HistoryMark,
  hasMark,
  markHistory,
  returnToFirstMark,
  returnToMark,
  stepBack,
} from './marks';
