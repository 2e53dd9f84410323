export { csModule } from './cs.module';
