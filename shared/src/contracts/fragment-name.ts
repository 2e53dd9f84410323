import type { Fragments } from './fragments.schema';
import type { RemoteName } from './remotes';

/** The remote that draws a fragment, and its file there. */
export function partsOfFragment(name: keyof Fragments): { owner: RemoteName; part: string } {
  // Names are written in the contract, so what is before the slash names a remote.
  const [owner, part] = name.split('/') as [RemoteName, string];
  return { owner, part };
}
