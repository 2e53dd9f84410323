import fs from 'node:fs';
import path from 'node:path';
import { type BuildFolder, describeBuild, distOf } from '../builds/build-folder';
import { problemOfStamp, STAMP_FILE } from '../builds/build-stamp';
import { CONTRACT_FILE } from '../builds/contract';
import { MANIFEST_FILE } from '../builds/release';
import type { RequireModule } from '../builds/server-build';
import { hashOf } from '../builds/verify-release';
import { ReleaseRefusal } from '../register/register';
import type { PublishedBuild } from '../register/register.schema';
import type { RegisterStore } from '../register/register-store';

/** A build in a checkout, as it was when the command read it. */
export interface CheckoutBuild extends BuildFolder {
  /** Lists the files of the build. Test results name the build by the hash of this text. */
  stampText: string;
}

function readStamp(folder: string): string | undefined {
  const file = path.join(folder, STAMP_FILE);
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
}

/** @throws ReleaseRefusal when its files are not those of its stamp */
export function readCheckoutBuild(
  rootDir: string,
  name: string,
  requireOfShell?: RequireModule,
): CheckoutBuild {
  const folder = distOf(rootDir, name);
  const stampText = readStamp(folder) ?? '';
  const problem = problemOfStamp(folder);
  if (problem)
    throw new ReleaseRefusal(
      `The build of ${name} is not whole: ${problem}. Build it again: npm run release -- build ${name}`,
    );
  return { ...describeBuild(name, folder, requireOfShell), stampText };
}

/**
 * Checks that the folder still has the build that was read: the gate runs for up to minutes after it, and the build may
 * be made again meanwhile. @throws ReleaseRefusal
 */
export function assertSameBuild({ name, folder, stampText }: CheckoutBuild): void {
  if (readStamp(folder) === stampText && problemOfStamp(folder) === undefined) return;
  throw new ReleaseRefusal(
    `The build of ${name} was changed while it was checked. Run the command again when no build of ${name} is running.`,
  );
}

/**
 * Copies builds of a checkout into the store.
 * @param at the time of the publication
 * @returns a function that stores each build once, however often a change of the register is tried
 */
export function createBuildWriter(store: RegisterStore, at: () => string) {
  const written = new WeakMap<CheckoutBuild, PublishedBuild>();

  const write = async (build: CheckoutBuild): Promise<PublishedBuild> => {
    const { name, folder, manifest, contractText, stampText } = build;
    assertSameBuild(build);
    const buildPath = `builds/${name}/${manifest.buildId}`;
    const text = JSON.stringify(manifest, null, 1);
    const texts: Record<string, string> = { [MANIFEST_FILE]: text, [STAMP_FILE]: stampText };
    if (contractText) texts[CONTRACT_FILE] = contractText;
    await store.putBuild(buildPath, folder, texts);
    return {
      path: buildPath,
      integrity: hashOf(Buffer.from(text)),
      publishedAt: at(),
      prefixes: manifest.prefixes,
      provides: manifest.provides,
      requires: manifest.requires,
    };
  };

  /** @returns its entry in the register @throws ReleaseRefusal when the folder has another build by now */
  return async (build: CheckoutBuild): Promise<PublishedBuild> => {
    const published = written.get(build) ?? (await write(build));
    written.set(build, published);
    return published;
  };
}
