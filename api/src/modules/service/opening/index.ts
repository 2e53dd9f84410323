export { openingModule } from './opening.module';
