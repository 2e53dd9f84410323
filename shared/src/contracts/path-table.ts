import { isRemoteName, type RemoteName } from './remotes';

/**
 * The path prefixes of each remote by its name, as its build declares them (`src/remote/paths.json`). A prefix
 * covers whole segments: `/search` does not cover `/searchResult`. With `*` at its end it covers every
 * continuation. Marks after it: `!` its pages need a login; `$` money moves there. The longest prefix
 * of a path decides.
 */
export type PathsOfRemotes = Readonly<Record<string, readonly string[]>>;

export interface PathTable {
  /** The remote that owns a path; undefined: the shell. */
  ownerOf(pathname: string): RemoteName | undefined;
  /** Spec section 6: whether a path requires login. */
  needsLogin(pathname: string): boolean;
  /**
   * Spec section 6, "income/black-page candidates": pages where money moves. Ours: a new build is not
   * activated on them, and their page views are marked.
   */
  isIncome(pathname: string): boolean;
}

const FORM = /^(.+?)(\*?)(!?)(\$?)$/;

/** The parts of a declared prefix. */
function parsePrefix(text: string) {
  const [, path = '', star, login, income] = FORM.exec(text) ?? [];
  return { path, isOpen: star === '*', needsLogin: login === '!', isIncome: income === '$' };
}

/** Decodes as the router does: `/%62asket` is `/basket`. */
function decodePath(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

export function createPathTable(paths: PathsOfRemotes): PathTable {
  const rows = Object.entries(paths)
    .flatMap(([owner, prefixes]) =>
      // The register has checked the names.
      isRemoteName(owner) ? prefixes.map((text) => ({ owner, ...parsePrefix(text) })) : [],
    )
    .sort((a, b) => b.path.length - a.path.length);
  const find = (pathname: string) =>
    rows.find(
      ({ path, isOpen }) => pathname === path || pathname.startsWith(isOpen ? path : `${path}/`),
    );
  return {
    ownerOf: (pathname) => find(pathname)?.owner,
    needsLogin: (pathname) => find(decodePath(pathname))?.needsLogin ?? false,
    isIncome: (pathname) => find(pathname)?.isIncome ?? false,
  };
}
