/** The release register: which builds visitors get. */
export { bucketOf, bucketSchema, checkBucket, openRegisterStore } from './open-store';
export { createFolderStore, type RegisterStore } from './register-store';
export {
  type AppShares,
  createCheckoutSource,
  createRegisterSource,
  type ReleaseSource,
  type SharesOfAll,
} from './release-source';
export { withoutPaths } from './without-paths';
