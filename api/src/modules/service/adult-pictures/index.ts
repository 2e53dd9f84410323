export { adultPicturesModule } from './adult-pictures.module';
