import type { PageRow, RemoteServerBuild, ShellServerBuild } from '@shop/shared/app/document';

/** Whether a page is of the design reference, which has its fixed responses. */
export const isReference = (page: string): boolean => page.startsWith('/markup');

/** Sets every query parameter to 1, because most of them are numbers. */
const addressOf = ({ path, queryParams = [] }: PageRow): string => {
  const query = queryParams.map((name) => `${name}=1`).join('&');
  return query && !isReference(path) ? `${path}?${query}` : path;
};

/**
 * Addresses of the pages of a remote, or of the shell itself. Pages with a parameter in their path are left out,
 * because no value of it is known.
 */
export const listPages = (shell: ShellServerBuild, remote?: RemoteServerBuild): string[] =>
  shell
    .listPages({ hasTestPages: true }, remote)
    .filter(({ path }) => !/[:*]/.test(path))
    .map(addressOf);

const MOST_LISTED = 3;
const listed = (pages: readonly string[]): string =>
  [
    pages.slice(0, MOST_LISTED).join(', '),
    ...(pages.length > MOST_LISTED ? [`and ${pages.length - MOST_LISTED} more pages`] : []),
  ].join(' ');

/** Problems of pages, each with the first pages that have it, as text. */
export const namePages = (
  problems: readonly (readonly [page: string, problem: string])[],
): { pages: string; problem: string }[] =>
  [...new Set(problems.map(([, problem]) => problem))].map((problem) => ({
    problem,
    pages: listed(problems.filter(([, text]) => text === problem).map(([page]) => page)),
  }));
