export { restockModule } from './restock.module';
export { announceReturns } from './restock.service';
