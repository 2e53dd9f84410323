import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { BuildFolder } from '../builds/build-folder';
import { MANIFEST_FILE } from '../builds/release';
import { hashOf } from '../builds/verify-release';
import { emptyRegister, type RegisteredApp } from '../register/register.schema';
import { createFolderStore } from '../register/register-store';

/** Any time: nothing depends on when the builds of a trial were published. */
const PUBLISHED_AT = '2026-01-01T00:00:00.000Z';

/** Puts a build into the folder of a register by links to its files. @returns its entry in the register */
async function linkBuild(
  releasesDir: string,
  { name, folder, manifest }: BuildFolder,
): Promise<RegisteredApp> {
  const { buildId, prefixes, provides, requires } = manifest;
  const buildPath = `builds/${name}/${buildId}`;
  const target = path.join(releasesDir, buildPath);
  await fs.mkdir(target, { recursive: true });
  for (const part of ['client', 'server'])
    await fs.symlink(path.join(folder, part), path.join(target, part), 'junction');
  const text = JSON.stringify(manifest);
  await fs.writeFile(path.join(target, MANIFEST_FILE), text);
  const integrity = hashOf(Buffer.from(text));
  const published = { path: buildPath, integrity, publishedAt: PUBLISHED_AT };
  return {
    stable: buildId,
    earlier: [],
    builds: { [buildId]: { ...published, prefixes, provides, requires } },
  };
}

/**
 * Writes a register in which these builds are stable, one of each app, and removes it after the work.
 * @param work receives the folder of the register
 */
export async function withTrialRegister<T>(
  builds: readonly BuildFolder[],
  work: (releasesDir: string) => Promise<T>,
): Promise<T> {
  const releasesDir = await fs.mkdtemp(path.join(os.tmpdir(), 'shop-gate-'));
  try {
    const apps: Record<string, RegisteredApp> = {};
    for (const build of builds) apps[build.name] = await linkBuild(releasesDir, build);
    await createFolderStore(releasesDir).create({ ...emptyRegister, revision: 1, apps });
    return await work(releasesDir);
  } finally {
    await fs.rm(releasesDir, { recursive: true, force: true });
  }
}
