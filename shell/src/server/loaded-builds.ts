import type { PathsOfRemotes, RemoteName } from '@shop/shared/contracts';
import {
  type BuildRef,
  type GatewayFiles,
  type Release,
  type Releases,
  readRelease,
} from './releases';
import { loadRemoteBundle, type RemoteBundle } from './remote-bundle';

/**
 * Builds of one remote that a thread holds at a time: the stable one, a canary, and the one before,
 * whose pages may still be rendered.
 */
const MAX_BUILDS_OF_REMOTE = 3;

/** The builds of one page, as plain data that a message can carry. */
export interface ReleaseRefs extends Pick<Releases, 'buildId' | 'hashes'> {
  remotes: Readonly<Record<string, BuildRef>>;
  paths: PathsOfRemotes;
}

export interface RemoteBundles {
  /** Throws when the remote has no working server build. */
  get(name: RemoteName): RemoteBundle;
}

interface LoadedBuild {
  release: Release;
  bundle(): RemoteBundle;
}

/** The server build is evaluated on first use. One that fails is evaluated again the next time. */
function loadBuild(ref: BuildRef): LoadedBuild {
  const release = readRelease(ref);
  let bundle: RemoteBundle | undefined;
  return {
    release,
    bundle: () => {
      bundle ??= loadRemoteBundle(release);
      return bundle;
    },
  };
}

/** Several builds of each remote side by side; those that were not used for longest are dropped. */
export function createLoadedBuilds(files: GatewayFiles) {
  const byRemote = new Map<string, Map<string, LoadedBuild>>();

  const load = (name: string, ref: BuildRef): LoadedBuild => {
    const builds = byRemote.get(name) ?? new Map<string, LoadedBuild>();
    byRemote.set(name, builds);
    const key = `${ref.folder} ${ref.integrity}`;
    const build = builds.get(key) ?? loadBuild(ref);
    // Set anew, so that the first entry is the one that was not used for longest.
    builds.delete(key);
    builds.set(key, build);
    const oldest = builds.keys().next().value;
    if (builds.size > MAX_BUILDS_OF_REMOTE && oldest !== undefined) builds.delete(oldest);
    return build;
  };

  const bundleOf = (name: RemoteName, ref: BuildRef | undefined): RemoteBundle => {
    if (!ref) throw new Error(`mfe-${name} has no build.`);
    return load(name, ref).bundle();
  };

  return {
    bundleOf,
    /** The builds of one page. A remote whose build was changed on disk counts as not built. */
    of({ buildId, hashes, remotes, paths }: ReleaseRefs): {
      releases: Releases;
      bundles: RemoteBundles;
    } {
      const releases: Record<string, Release> = {};
      for (const [name, ref] of Object.entries(remotes)) {
        try {
          releases[name] = load(name, ref).release;
        } catch {
          // `bundleOf` throws the reason when the remote's own page is rendered.
        }
      }
      return {
        releases: { ...files, buildId, hashes, remotes: releases, paths },
        bundles: { get: (name) => bundleOf(name, remotes[name]) },
      };
    },
  };
}

export type LoadedBuilds = ReturnType<typeof createLoadedBuilds>;
