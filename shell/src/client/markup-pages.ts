import { loadRemote } from '@module-federation/enhanced/runtime';
import type { RemoteName } from '@shop/shared/contracts';
import type { MarkupPage } from '@shop/shared/markup';
import { readState } from './read-state';

/**
 * Loads a remote's list of design reference pages. Rejects when it fails to load; may be called
 * again.
 */
export async function loadMarkupPages(name: RemoteName): Promise<readonly MarkupPage[]> {
  const remote = readState().remotes[name];
  if (!remote) throw new Error(`No build of ${name} is registered.`);
  const module = await loadRemote<{ markupPages: readonly MarkupPage[] }>(
    `${remote.container}/markup`,
  );
  if (!module) throw new Error(`${name} exports no list.`);
  return module.markupPages;
}
