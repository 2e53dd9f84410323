export { codeModule } from './code.module';
