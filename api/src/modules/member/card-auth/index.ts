export { cardAuthModule } from './card-auth.module';
