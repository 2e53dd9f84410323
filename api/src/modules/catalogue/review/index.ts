export { reviewModule } from './review.module';
