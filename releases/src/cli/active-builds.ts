import { messageOf } from '@shop/shared/node';
import { type BuildFolder, KIT, readBuildFolder } from '../builds/build-folder';
import type { PublishedBuild, Register } from '../register/register.schema';
import type { RegisterStore } from '../register/register-store';

/** What the register itself knows of a build whose files cannot be read: its paths and its packages. */
const fromRegister = (
  name: string,
  buildId: string,
  { folder, build }: { folder: string; build: PublishedBuild },
): BuildFolder => ({
  name,
  folder,
  manifest: {
    name,
    buildId,
    publicPath: `/assets/${name}/${buildId}/`,
    chunks: {},
    files: {},
    server: {},
    pages: [],
    prefixes: build.prefixes,
    provides: build.provides,
    requires: build.requires,
  },
});

/**
 * Keeps that a check passed while visitors get the same builds: a change of the register is tried again when another
 * writer was faster, and the check may take minutes.
 * @param check throws when the builds that visitors get do not allow the change
 */
export function oncePerActiveBuilds(
  check: (register: Register) => Promise<void>,
): (register: Register) => Promise<void> {
  let passedBeside: string | undefined;
  return async (register) => {
    const active = Object.entries(register.apps)
      .filter(([, { stable, canary }]) => stable || canary)
      .map(([name, { stable, canary }]) => `${name} ${stable} ${canary?.build}`)
      .sort()
      .join('\n');
    if (active === passedBeside) return;
    await check(register);
    passedBeside = active;
  };
}

export interface ActiveBuilds {
  builds: BuildFolder[];
  /** Those of which only the register is known. */
  unread: { name: string; text: string }[];
}

/** Builds that visitors get, with those of `chosen` in place of their apps' own. */
export async function readActive(
  { apps }: Register,
  store: RegisterStore,
  chosen: readonly BuildFolder[],
): Promise<ActiveBuilds> {
  const active = Object.entries(apps)
    .filter(([name]) => name !== KIT && !chosen.some((build) => build.name === name))
    .flatMap(([name, { stable, canary, builds }]) =>
      [stable, canary?.build].flatMap((id) => {
        const build = builds[id ?? ''];
        return id && build ? [{ name, id, build, folder: store.folderOf(build.path) }] : [];
      }),
    );
  await store.fetchBuilds(active.map(({ build }) => build.path));
  const unread: ActiveBuilds['unread'] = [];
  const builds = active.map(({ name, id, build, folder }) => {
    try {
      return readBuildFolder(name, folder);
    } catch (error) {
      const text = `Build ${id} of ${name}, which visitors get, cannot be read: ${messageOf(error)}.`;
      unread.push({ name, text });
      return fromRegister(name, id, { folder, build });
    }
  });
  return { builds: [...builds, ...chosen], unread };
}
