export { favoriteModule } from './favorite.module';
