import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { App, RemoteRoute } from '@shop/shared/app';
import type { PageState } from '@shop/shared/app/document';
import type { RemoteName } from '@shop/shared/contracts';
import { documentBoot } from './document-boot';

interface RoutesModule {
  createRoutes(app: App): RemoteRoute[];
}

export function registerBuiltRemotes(remotes: PageState['remotes']): void {
  registerRemotes(
    Object.values(remotes).map(({ container, entry }) => ({
      name: container,
      entry,
      type: 'global' as const,
    })),
  );
}

type Remotes = PageState['remotes'];

/** Remotes of which something could not be loaded, one entry an attempt, for the visit's report. */
export const remoteLoadFailures: string[] = [];

/** Whether code of a remote has run, by name; absent: nothing of it was loaded. */
const hasRun: Record<string, boolean> = {};

/**
 * Loads what a remote exposes. Rejects when it fails to load; may be called again, and then begins
 * with the remote's entry unless a part of it runs already.
 */
export async function loadExposed<T>(remotes: Remotes, name: RemoteName, part: string): Promise<T> {
  const remote = remotes[name];
  if (!remote) throw new Error(`No build of ${name} is registered.`);
  await documentBoot().files;
  try {
    if (hasRun[name] === false) {
      const { renewRemote } = await import(
        /* webpackChunkName: "deferred.renewal" */ './renew-remote'
      );
      await renewRemote(remotes, name);
    }
    const module = await loadRemote<T>(`${remote.container}/${part}`);
    if (!module) throw new Error(`${name} exports no ${part}.`);
    hasRun[name] = true;
    return module;
  } catch (error) {
    hasRun[name] ??= false;
    remoteLoadFailures.push(name);
    throw error;
  }
}

export const loadRoutes = (remotes: Remotes, name: RemoteName): Promise<RoutesModule> =>
  loadExposed(remotes, name, 'routes');
