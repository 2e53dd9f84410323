export { feedModule } from './feed.module';
