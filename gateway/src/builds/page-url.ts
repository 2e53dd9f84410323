import { pickQuery } from '@shop/shared/app';
import type { PageRow } from '@shop/shared/app/document';
import { findRoute } from '@shop/shared/app/navigation';
import type { PathTable } from '@shop/shared/contracts';

/** Read when rendering any page. */
const FRAME_PARAMS = ['isHideHeader'];

/** Reduces a URL to what its page depends on: the path and the query parameters that its route knows. */
export type NormalizePageUrl = (url: URL) => URL;

/** The pages of each owner; absent for a remote without a working server build. */
export type PageTable = Readonly<Record<string, PageRow[] | undefined>>;

/**
 * Equal pages get equal URLs, so that random query parameters neither add cache entries nor reach the
 * rendering. A path without a page knows no parameters; a remote without a working build knows all.
 */
export function createPageUrlNormalizer(
  table: PageTable,
  { ownerOf }: PathTable,
): NormalizePageUrl {
  const knownParams = (pathname: string): readonly string[] | undefined => {
    const rows = table[ownerOf(pathname) ?? 'shell'];
    if (!rows) return undefined;
    const path = findRoute(rows, pathname)?.route.path;
    const row = rows.find((candidate) => candidate.path === path);
    if (!row) return FRAME_PARAMS;
    return row.queryParams && [...row.queryParams, ...FRAME_PARAMS];
  };

  return (url) => {
    const normalized = new URL(url);
    normalized.search = pickQuery(url.searchParams, knownParams(url.pathname)).toString();
    return normalized;
  };
}
