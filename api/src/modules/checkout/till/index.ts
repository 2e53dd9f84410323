export { tillModule } from './till.module';
