import type { PageBuilds } from './page-builds';

const isMarkup = (path: string): boolean => path.startsWith('/markup');

const filter = <T>(of: Readonly<Record<string, T>>, isShown: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(of).filter(([key]) => isShown(key)));

/**
 * The remotes that a page may lead to. The paths of the design reference are many, and only its own pages
 * link to them: other pages have neither these paths nor a remote that has no others.
 */
export function buildsOnPage(builds: PageBuilds, pathname: string): PageBuilds {
  const { remotes, paths, hashes } = builds;
  if (isMarkup(pathname)) return builds;
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
    ...builds,
    remotes: filter(remotes, isShown),
    paths: Object.fromEntries(ofShop),
    hashes: filter(hashes, (folder) => !hiddenFolders.includes(folder)),
  };
}
