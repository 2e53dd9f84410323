export { logModule } from './log.module';
