/** Builds of apps: what describes them, their hashes, and their server parts. */
export {
  type BuildRef,
  libraryFilesOf,
  MANIFEST_FILE,
  type Release,
  readRelease,
  refOf,
} from './release';
export {
  loadRemoteServer,
  loadShellServer,
  type RequireModule,
  requireBuiltIn,
} from './server-build';
export { hashOf, verifyRelease } from './verify-release';
