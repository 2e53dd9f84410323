import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { App, RemoteRoute } from '@shop/shared/app';
import type { RemoteName } from '@shop/shared/contracts';
import type { PageState } from '../frame/page-state';

interface RoutesModule {
  createRoutes(app: App): RemoteRoute[];
}

declare global {
  /** Resolves when the scripts listed in the page have run (see the gateway's loader script). */
  var __shopBoot: Promise<unknown> | undefined;
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

/** Loads a remote's routes. Rejects when its entry or chunk fails to load; may be called again. */
export async function loadRoutes(
  remotes: PageState['remotes'],
  name: RemoteName,
): Promise<RoutesModule> {
  const remote = remotes[name];
  if (!remote) throw new Error(`No build of ${name} is registered.`);
  await globalThis.__shopBoot;
  const module = await loadRemote<RoutesModule>(`${remote.container}/routes`);
  if (!module) throw new Error(`${name} exports no routes.`);
  return module;
}
