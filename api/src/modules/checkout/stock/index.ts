export { stockModule } from './stock.module';
export { holdStock, releaseHeld, returnSold, type StockLine, sellHeld } from './stock.repository';
