export { ownDataModule } from './own-data.module';
