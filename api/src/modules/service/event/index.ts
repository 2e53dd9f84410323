export { eventModule } from './event.module';
