import type { RemoteName } from '@shop/shared/contracts';
import type { Releases } from './releases';
import { loadRemoteBundle, type RemoteBundle } from './remote-bundle';

export interface RemoteBundles {
  /** Throws when the remote has no working server build. */
  get(name: RemoteName): RemoteBundle;
}

/** Server builds, evaluated on first use. A build that fails is evaluated again the next time. */
export function createRemoteBundles(releases: Releases): RemoteBundles {
  const loaded = new Map<RemoteName, RemoteBundle>();
  return {
    get(name) {
      const loadedBundle = loaded.get(name);
      if (loadedBundle) return loadedBundle;
      const release = releases.remotes[name];
      if (!release) throw new Error(`mfe-${name} has no build.`);
      const bundle = loadRemoteBundle(release);
      loaded.set(name, bundle);
      return bundle;
    },
  };
}
