import type { FragmentUse } from '@shop/shared/app';

/** A key for one use of a fragment: its name and props. */
export const fragmentKey = ({ name, props }: FragmentUse): string =>
  JSON.stringify([name, ...Object.entries(props).sort()]);
