import type { FragmentDefinition, FragmentName } from '@shop/shared/app';
import type { PageState } from '@shop/shared/app/document';
import { partsOfFragment } from '@shop/shared/contracts';
import { loadExposed } from './federation';

/** Loads a part of a page that another remote draws. Rejects when it fails; may be called again. */
export async function loadFragment<K extends FragmentName>(
  remotes: PageState['remotes'],
  name: K,
): Promise<FragmentDefinition<K>> {
  const { owner, part } = partsOfFragment(name);
  const module = await loadExposed<{ fragment: FragmentDefinition<K> }>(remotes, owner, part);
  return module.fragment;
}
