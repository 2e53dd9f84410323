export { recentModule } from './recent.module';
