export { cardAuthModule } from './card-auth.module';
export { type CardAuth } from './card-auth.port';
