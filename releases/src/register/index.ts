/** The release register: which builds visitors get. */
export { bucketOf, bucketSchema, checkBucket, openRegisterStore } from './open-store';
export { createRegisterSource } from './register-source';
export { createFolderStore, type RegisterStore } from './register-store';
export {
  type AppShares,
  createCheckoutSource,
  type PublishedApp,
  type ReleaseSource,
  type SharesOfAll,
  type SourceState,
} from './release-source';
export { withoutPaths } from './without-paths';
