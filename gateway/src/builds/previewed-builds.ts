import type { BuildRef } from '@shop/releases/builds';
import type { AppName } from '@shop/shared/contracts';
import type { PreparedBuild } from './prepared-build';

/** Builds kept for previews; more are prepared anew when they take turns. */
const MAX_BUILDS = 16;

type Prepare = (name: AppName, ref: BuildRef, shell: BuildRef) => Promise<PreparedBuild>;

/**
 * Keeps the builds that are previewed prepared, besides those that are released.
 * @param prepare verifies a build; rejects when it is damaged
 */
export function createPreviewedBuilds(prepare: Prepare): Prepare {
  const builds = new Map<string, Promise<PreparedBuild>>();

  return async (name, ref, shell) => {
    const key = [ref, shell].map(({ folder, integrity }) => `${folder} ${integrity}`).join(' ');
    const preparing = builds.get(key) ?? prepare(name, ref, shell);
    // Set anew, so that the first entry is the one that was not used for longest.
    builds.delete(key);
    builds.set(key, preparing);
    const oldest = builds.keys().next().value;
    if (builds.size > MAX_BUILDS && oldest !== undefined) builds.delete(oldest);
    const drop = () => builds.delete(key);
    const build = await preparing.catch((error) => {
      drop();
      throw error;
    });
    if (build.isIncomplete) drop();
    return build;
  };
}
