import type { FragmentDefinition, FragmentName } from '@shop/shared/app';
import type { PageState } from '@shop/shared/app/document';
import type { RemoteName } from '@shop/shared/contracts';
import { loadExposed } from './federation';

/** Loads a part of a page that another remote draws. Rejects when it fails; may be called again. */
export async function loadFragment<K extends FragmentName>(
  remotes: PageState['remotes'],
  name: K,
): Promise<FragmentDefinition<K>> {
  const [remote, part] = name.split('/') as [RemoteName, string];
  const module = await loadExposed<{ fragment: FragmentDefinition<K> }>(remotes, remote, part);
  return module.fragment;
}
