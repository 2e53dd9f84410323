import type { PageState } from '../frame/page-state';
import { entriesOf, type Releases } from './releases';

const isMarkup = (path: string): boolean => path.startsWith('/markup');

/**
 * The remotes that a page may lead to, and their paths. Those of the design reference are many, and only its
 * own pages link to them: other pages have neither these paths nor a remote that has no others.
 */
export function remotesOnPage(
  { remotes, paths }: Releases,
  pathname: string,
): Pick<PageState, 'remotes' | 'paths'> {
  if (isMarkup(pathname)) return { remotes: entriesOf(Object.entries(remotes)), paths };
  const isOfShop = ([name]: readonly [string, unknown]): boolean => {
    const prefixes = paths[name] ?? [];
    return prefixes.length === 0 || !prefixes.every(isMarkup);
  };
  const shown = Object.entries(paths).filter(isOfShop);
  return {
    remotes: entriesOf(Object.entries(remotes).filter(isOfShop)),
    paths: Object.fromEntries(
      shown.map(([name, prefixes]) => [name, prefixes.filter((prefix) => !isMarkup(prefix))]),
    ),
  };
}
