import path from 'node:path';
import { type BuildRef, type Release, readRelease, verifyRelease } from '@shop/releases/builds';
import type { PageRow } from '@shop/shared/app/document';
import { type Asset, readAssets } from './assets';

/** A build that is served: verified, with its files in memory. */
export interface PreparedBuild {
  ref: BuildRef;
  release: Release;
  assets: Map<string, Asset>;
  /** Absent when its server build does not work: the browser renders its pages. */
  pages?: PageRow[] | undefined;
  /** Its pages are still to be read. */
  isIncomplete?: boolean;
}

/** Reads and verifies a build. @throws when a file of it was changed */
export function prepareFiles(ref: BuildRef): PreparedBuild {
  const release = readRelease(ref);
  verifyRelease(release);
  return { ref, release, assets: readAssets(path.join(ref.folder, 'client'), release.publicPath) };
}
