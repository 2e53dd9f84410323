import type { App, FragmentName, UseOfFragment } from '@shop/shared/app';
import type { Fragments } from '@shop/shared/contracts';
import type { ComponentType } from 'react';

/** The component of a fragment whose code and data are there. */
export function readyFragment<K extends FragmentName>(
  { fragments, queryClient }: App,
  { name, props }: UseOfFragment<K>,
): ComponentType<Fragments[K]> | undefined {
  const definition = fragments.loaded.get(name);
  const queries = definition?.queries?.(props, queryClient) ?? [];
  return queries.every(({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined)
    ? definition?.Component
    : undefined;
}
