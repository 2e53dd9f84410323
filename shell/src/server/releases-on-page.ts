import type { Releases } from './releases';

type Shown = Pick<Releases, 'remotes' | 'paths' | 'hashes'>;

const isMarkup = (path: string): boolean => path.startsWith('/markup');

const filter = <T>(of: Readonly<Record<string, T>>, isShown: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(of).filter(([key]) => isShown(key)));

/**
 * The remotes that a page may lead to. The paths of the design reference are many, and only its own pages
 * link to them: other pages have neither these paths nor a remote that has no others.
 */
export function releasesOnPage({ remotes, paths, hashes }: Releases, pathname: string): Shown {
  if (isMarkup(pathname)) return { remotes, paths, hashes };
  const isHidden = (name: string): boolean => {
    const prefixes = paths[name] ?? [];
    return prefixes.length > 0 && prefixes.every(isMarkup);
  };
  const hidden = Object.keys(paths).filter(isHidden);
  const hiddenFolders = hidden.map((name) => remotes[name]?.publicPath);
  const isShown = (name: string): boolean => !hidden.includes(name);
  const ofShop = Object.entries(filter(paths, isShown)).map(
    ([name, prefixes]) => [name, prefixes.filter((prefix) => !isMarkup(prefix))] as const,
  );
  return {
    remotes: filter(remotes, isShown),
    paths: Object.fromEntries(ofShop),
    hashes: filter(hashes, (folder) => !hiddenFolders.includes(folder)),
  };
}
