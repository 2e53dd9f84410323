export { rankWords } from './search.jobs';
export { searchModule } from './search.module';
