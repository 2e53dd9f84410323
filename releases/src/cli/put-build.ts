import fs from 'node:fs';
import path from 'node:path';
import type { BuildFolder } from '../builds/build-folder';
import { STAMP_FILE } from '../builds/build-stamp';
import { CONTRACT_FILE } from '../builds/contract';
import { MANIFEST_FILE } from '../builds/release';
import { hashOf } from '../builds/verify-release';
import type { PublishedBuild } from '../register/register.schema';
import type { RegisterStore } from '../register/register-store';

/**
 * Copies a build of a checkout into the store.
 * @param at the time of its publication
 * @returns its entry in the register
 */
export async function putBuild(
  store: RegisterStore,
  { name, folder, manifest, contractText }: BuildFolder,
  at: string,
): Promise<PublishedBuild> {
  const buildPath = `builds/${name}/${manifest.buildId}`;
  const text = JSON.stringify(manifest, null, 1);
  const texts: Record<string, string> = {
    [MANIFEST_FILE]: text,
    // Test results name the build by the hash of its stamp.
    [STAMP_FILE]: fs.readFileSync(path.join(folder, STAMP_FILE), 'utf8'),
  };
  if (contractText) texts[CONTRACT_FILE] = contractText;
  await store.putBuild(buildPath, folder, texts);
  return {
    path: buildPath,
    integrity: hashOf(Buffer.from(text)),
    publishedAt: at,
    prefixes: manifest.prefixes,
    provides: manifest.provides,
    requires: manifest.requires,
  };
}
