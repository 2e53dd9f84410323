import type { Fragments, RemoteName } from '@shop/shared/contracts';
import type { ComponentType } from 'react';
import type { PageState } from '../frame/page-state';
import { loadExposed } from './federation';

interface FragmentModule<P> {
  loadFragment: () => Promise<ComponentType<P>>;
}

/** Loads a part of a page that another remote draws. Rejects when it fails; may be called again. */
export async function loadFragment<K extends keyof Fragments>(
  remotes: PageState['remotes'],
  name: K,
): Promise<ComponentType<Fragments[K]>> {
  const [remote, part] = name.split('/') as [RemoteName, string];
  const module = await loadExposed<FragmentModule<Fragments[K]>>(remotes, remote, part);
  return module.loadFragment();
}
