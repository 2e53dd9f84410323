export { leavingModule } from './leaving.module';
