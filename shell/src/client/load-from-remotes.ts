import type { ExposedModules } from '@shop/shared/app';
import type { PageState } from '@shop/shared/app/document';
import { isRemoteName } from '@shop/shared/contracts';
import { loadExposed } from './federation';

/** Loads what every remote of this page exposes under one name. A remote that fails leaves the others. */
export async function loadFromRemotes<T>(
  remotes: PageState['remotes'],
  part: string,
): Promise<ExposedModules<T>> {
  const names = Object.keys(remotes).filter(isRemoteName);
  const loaded = await Promise.allSettled(names.map((name) => loadExposed<T>(remotes, name, part)));
  return {
    modules: loaded.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    failed: names.filter((_, at) => loaded[at]?.status === 'rejected'),
  };
}
