export { termModule } from './term.module';
