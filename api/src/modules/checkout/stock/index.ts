export { stockModule } from './stock.module';
export {
  extendHeld,
  holdStock,
  releaseHeld,
  returnSold,
  type StockLine,
  sellHeld,
} from './stock.repository';
