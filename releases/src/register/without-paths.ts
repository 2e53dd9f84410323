import type { RemoteName } from '@shop/shared/contracts';
import type { BuildRef } from '../builds/release';
import type { AppShares, ReleaseSource, SharesOfAll } from './release-source';

/**
 * The same releases without the paths below `prefix`. A remote that has no other paths is left out: nothing of
 * it is named, rendered or loaded. Its files stay, for who knows their address.
 */
export function withoutPaths(source: ReleaseSource, prefix: string): ReleaseSource {
  const isBelow = (path: string): boolean => path === prefix || path.startsWith(`${prefix}/`);
  const without = (ref: BuildRef): BuildRef => ({
    ...ref,
    prefixes: ref.prefixes.filter((path) => !isBelow(path)),
  });
  const sharesWithout = ({ stable, canary }: AppShares): AppShares => ({
    stable: stable && without(stable),
    canary: canary && { ...canary, build: without(canary.build) },
  });
  const refsOf = ({ stable, canary }: AppShares): BuildRef[] =>
    [stable, canary?.build].filter((ref) => ref !== undefined);
  const hasOnlyThese = (shares: AppShares): boolean => {
    const paths = refsOf(shares).flatMap(({ prefixes }) => prefixes);
    return paths.length > 0 && paths.every(isBelow);
  };
  const filtered = ({ shell, remotes }: SharesOfAll): SharesOfAll => {
    const left = [...remotes].filter(([, shares]) => !hasOnlyThese(shares));
    const kept = left.map(([name, shares]): [RemoteName, AppShares] => [
      name,
      sharesWithout(shares),
    ]);
    return { shell, remotes: new Map(kept) };
  };
  return {
    ...source,
    read: async () => filtered(await source.read()),
    readChange: async () => {
      const change = await source.readChange();
      return change && filtered(change);
    },
  };
}
