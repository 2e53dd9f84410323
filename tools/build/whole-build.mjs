import fs from 'node:fs';
import path from 'node:path';
import { stampName, writeStamp } from './stamp.mjs';

/** What is made into the folder of a release build and is no part of it. */
const isOfOtherKind = (name) => name === 'standalone' || name === stampName('standalone');

/**
 * Makes a release build beside the one in use, and replaces that as a whole. A build that fails leaves the
 * one before as it was, and no folder holds parts of two.
 * @param paths.dist the build in use; paths.folder: where the new one is made, on the same disk
 * @param compile writes the files of the new build
 * @throws what `compile` throws
 */
export async function makeWhole({ dist, folder, stamp }, compile) {
  const before = `${folder}-before`;
  for (const left of [folder, before]) fs.rmSync(left, { recursive: true, force: true });
  await compile();
  writeStamp(folder, stamp);
  if (fs.existsSync(dist)) {
    for (const name of fs.readdirSync(dist).filter(isOfOtherKind))
      fs.renameSync(path.join(dist, name), path.join(folder, name));
    fs.renameSync(dist, before);
  }
  fs.renameSync(folder, dist);
  fs.rmSync(before, { recursive: true, force: true });
}
