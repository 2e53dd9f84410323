import { remoteNamePattern } from '@shop/shared/contracts';
import { z } from 'zod';

/** The api, the shell, the kit that teams build with (`KIT`), or a remote. */
export const appName = z.string().regex(new RegExp(`^(?:api|kit|shell)$|${remoteNamePattern}`));
/** Also part of a path and of a URL. */
const buildId = z.string().regex(/^[A-Za-z0-9_-]{1,40}$/);
const hash = z.string().regex(/^sha256-[A-Za-z0-9+/]{43}=$/);
/** Versions or ranges of versions, by package. */
const versions = z.record(z.string(), z.string());

const publishedBuildSchema = z.strictObject({
  /** Folder of the build below the store; its files never change. */
  path: z.string().regex(/^builds\/[a-z0-9-]+\/[A-Za-z0-9_-]+$/),
  /** Hash of the build's `release.json`, which has the hash of each of its files. */
  integrity: hash,
  publishedAt: z.iso.datetime(),
  /** The paths that it owns, with their marks (`createPathTable`). */
  prefixes: z.array(z.string().startsWith('/')),
  /** Versions of the packages that it offers to the other apps. */
  provides: versions,
  /** Ranges of versions that it needs of them. */
  requires: versions,
});

const appSchema = z.strictObject({
  /** The build that visitors get; absent before the first promotion. */
  stable: buildId.optional(),
  /** A build that a share of the visitors gets instead. */
  canary: z.strictObject({ build: buildId, percent: z.int().min(1).max(100) }).optional(),
  /** Builds that were stable before, the latest first: where a rollback leads. */
  earlier: z.array(buildId),
  builds: z.record(buildId, publishedBuildSchema),
});

const changeSchema = z.strictObject({
  at: z.iso.datetime(),
  /** Account that ran the command. */
  by: z.string(),
  action: z.enum(['publish', 'canary', 'promote', 'rollback', 'remove', 'prune']),
  app: appName,
  build: buildId,
  /** Of a canary; 0 ends it. */
  percent: z.int().min(0).max(100).optional(),
  /** Rules of the gate that the person chose not to apply. */
  accepted: z.array(z.string()).optional(),
  /** Why a gateway ended a canary by itself, or why a person released a build without test results. */
  reason: z.string().max(300).optional(),
});

/** One revision of the release register. A revision is never changed; the next one replaces it. */
export const registerSchema = z.strictObject({
  version: z.literal(1),
  revision: z.int().min(0),
  /** What this revision changed. */
  changes: z.array(changeSchema),
  apps: z.record(appName, appSchema),
});

export type Register = z.output<typeof registerSchema>;
export type RegisteredApp = z.output<typeof appSchema>;
export type PublishedBuild = z.output<typeof publishedBuildSchema>;
export type Change = z.output<typeof changeSchema>;

export const emptyRegister: Register = { version: 1, revision: 0, changes: [], apps: {} };

/** Builds that the app's fields name and its list lacks. */
const missingBuilds = ({ stable, canary, earlier, builds }: RegisteredApp): string[] =>
  [stable, canary?.build, ...earlier].filter(
    (build): build is string => build !== undefined && !(build in builds),
  );

/** A revision that is stored and cannot be read. */
export class DamagedRevision extends Error {
  override name = 'DamagedRevision';
  constructor(place: string, cause: unknown) {
    super(
      `${place} is damaged, so what is released is not known. Put back this file, or remove it to go back to the revision before.`,
      { cause },
    );
  }
}

/**
 * Reads a stored revision.
 * @param place file or object that it is stored in
 * @throws DamagedRevision when it is not of the register's form
 */
export function parseRegister(text: string, place: string): Register {
  try {
    const register = registerSchema.parse(JSON.parse(text));
    for (const [name, app] of Object.entries(register.apps)) {
      const missing = missingBuilds(app);
      if (missing.length > 0)
        throw new Error(`It names builds of ${name} that it lacks: ${missing.join(', ')}.`);
    }
    return register;
  } catch (error) {
    throw new DamagedRevision(place, error);
  }
}
