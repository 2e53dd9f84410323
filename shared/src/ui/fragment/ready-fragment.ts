import type { App, FragmentUse } from '@shop/shared/app';
import type { ComponentType } from 'react';

/** The component of a fragment whose code and data are there. */
export function readyFragment(
  { fragments, queryClient }: App,
  { name, props }: FragmentUse,
): ComponentType<object> | undefined {
  const definition = fragments.loaded.get(name);
  // A use pairs a name with its own props, which the type of the definition does not tell.
  const queries = definition?.queries?.(props as never, queryClient) ?? [];
  return queries.every(({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined)
    ? (definition?.Component as ComponentType<object> | undefined)
    : undefined;
}
