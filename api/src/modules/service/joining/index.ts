export { joiningModule } from './joining.module';
