import type { RemoteName } from '@shop/shared/contracts';
import type { MarkupPage } from '@shop/shared/markup';
import { loadExposed } from './federation';
import { readState } from './read-state';

interface MarkupModule {
  markupPages: readonly MarkupPage[];
}

/**
 * Loads a remote's list of design reference pages. Rejects when it fails to load; may be called
 * again.
 */
export async function loadMarkupPages(name: RemoteName): Promise<readonly MarkupPage[]> {
  const module = await loadExposed<MarkupModule>(readState().remotes, name, 'markup');
  return module.markupPages;
}
