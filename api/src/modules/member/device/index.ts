export { deviceModule } from './device.module';
