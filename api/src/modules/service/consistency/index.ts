export { findMismatches } from './consistency';
export { consistencyModule } from './consistency.module';
