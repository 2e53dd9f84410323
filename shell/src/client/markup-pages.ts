import { isRemoteName, type RemoteName } from '@shop/shared/contracts';
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

/** Loads the lists of all remotes that this page knows. A remote that fails leaves the others. */
export async function loadAllMarkupPages() {
  const names = Object.keys(readState().remotes).filter(isRemoteName);
  const lists = await Promise.allSettled(names.map(loadMarkupPages));
  return {
    pages: lists.flatMap((list) => (list.status === 'fulfilled' ? list.value : [])),
    failed: names.filter((_, at) => lists[at]?.status === 'rejected'),
  };
}
