import type { FragmentUse } from '@shop/shared/app';

/** Tells the uses of fragments on one page apart. */
export const fragmentKey = ({ name, props }: FragmentUse): string =>
  JSON.stringify([name, ...Object.entries(props).sort()]);
