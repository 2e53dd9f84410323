export { restockModule } from './restock.module';
