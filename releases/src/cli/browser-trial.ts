import { SESSION_COOKIE } from '@shop/shared/app';
import type { ShellServerBuild } from '@shop/shared/app/document';
import { isRemoteName } from '@shop/shared/contracts';
import { type BuildFolder, type GateInput, nameOf } from '../builds/build-folder';
import { loadRemoteServer, loadShellServer, type RequireModule } from '../builds/server-build';
import { isReference, listPages, namePages } from '../gate/page-list';
import { canStart, releaseOf } from '../gate/render-pages';
import type { OpenedPages, OpenPages, PageProblem } from './page-opener';
import { withTrialRegister } from './trial-register';

/** A signed-in member, as the gateway reads one from cookies without the api. */
const memberCookies = { [SESSION_COOKIE]: '4000000000.10', accessToken: 'gate' };

interface Trial {
  openPages: OpenPages;
  /** Called with the number of opened pages, or with why none was opened. */
  warn: (text: string) => void;
  requireOfShell?: RequireModule | undefined;
}

/** The shell that visitors get, and one build of each remote; undefined without a shell that starts. */
function shopWith(
  { candidate, others }: GateInput,
  requireOfShell: RequireModule | undefined,
): { shell: BuildFolder; remotes: BuildFolder[] } | undefined {
  const isShell = candidate.name === 'shell';
  const shell = isShell ? candidate : others.find(({ name }) => name === 'shell');
  if (!shell || !canStart(shell, requireOfShell)) return undefined;
  const all = [...(isShell ? [] : [candidate]), ...others].filter(({ name }) => isRemoteName(name));
  // The stable build of an app comes before its canary.
  const remotes = all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at);
  return { shell, remotes };
}

/** None of a remote whose server build cannot be loaded: rendering on the server reports it where it is new. */
function pagesOf(remote: BuildFolder, shell: ShellServerBuild): string[] {
  try {
    return listPages(shell, loadRemoteServer(releaseOf(remote), shell.sharedModules));
  } catch {
    return [];
  }
}

/** Without the states of the design reference, of which one is enough to try the shared packages with the remote. */
const withoutStates = (pages: readonly string[]): string[] => [
  ...pages.filter((page) => !isReference(page)),
  ...pages.filter(isReference).slice(0, 1),
];

/** The pages of a candidate: all of a remote; those of a shell, and of the remotes that it frames. */
function pagesOfCandidate(
  candidate: BuildFolder,
  remotes: readonly BuildFolder[],
  shell: ShellServerBuild,
): string[] {
  if (isRemoteName(candidate.name)) return pagesOf(candidate, shell);
  const framed = remotes.flatMap((remote) => withoutStates(pagesOf(remote, shell)));
  return [...new Set([...listPages(shell), ...framed])];
}

const noPageBecause = (reason: string): string =>
  `The gate opened no page in a browser: ${reason}.`;

/** The problems of opened pages. Says how many pages were opened, or why none. */
function problemsOf(
  result: OpenedPages,
  count: number,
  warn: Trial['warn'],
): readonly PageProblem[] {
  if ('skipped' in result) {
    warn(noPageBecause(result.skipped));
    return [];
  }
  warn(`The gate opened ${result.opened} of ${count} pages in a browser.`);
  return result.problems;
}

/**
 * The first problem of each page of which the stable build has none of the same kind. An endless page of the stable
 * build excuses nothing: a machine that is too slow makes every page endless.
 */
function problemsOfCandidate(
  problems: readonly PageProblem[],
  inStable: readonly PageProblem[],
): PageProblem[] {
  const isInStable = ({ page, kind }: PageProblem) =>
    kind !== 'endless' && inStable.some((one) => one.page === page && one.kind === kind);
  const added = problems.filter((problem) => !isInStable(problem));
  return added.filter(({ page }, at) => added.findIndex((one) => one.page === page) === at);
}

/**
 * Opens the pages of a build in a browser beside the shell that visitors get. Pages of the design reference have their
 * fixed responses, all others an api that responds 503.
 * @returns sentences about pages with a problem, unless they have one of the same kind in the stable build
 */
export async function checkInBrowser(
  input: GateInput,
  { openPages, warn, requireOfShell }: Trial,
): Promise<string[]> {
  const { candidate, current } = input;
  if (candidate.name !== 'shell' && !isRemoteName(candidate.name)) return [];
  const shop = shopWith(input, requireOfShell);
  if (!shop) {
    warn(noPageBecause('no released shell starts'));
    return [];
  }
  const { shell, remotes } = shop;
  const open = (build: BuildFolder, pages: readonly string[]): Promise<OpenedPages> =>
    withTrialRegister(
      [shell, ...remotes].map((one) => (one === candidate ? build : one)),
      (releasesDir) => openPages({ releasesDir, pages, memberCookies }),
    );

  const server = loadShellServer(releaseOf(shell), requireOfShell);
  const pages = pagesOfCandidate(candidate, remotes, server);
  const problems = problemsOf(await open(candidate, pages), pages.length, warn);
  if (problems.length === 0) return [];
  const inStable = current
    ? await open(current, [...new Set(problems.map(({ page }) => page))])
    : undefined;
  const usual = inStable && 'problems' in inStable ? inStable.problems : [];
  const counted = problemsOfCandidate(problems, usual);
  return namePages(counted.map(({ page, text }) => [page, text] as const)).map(
    (one) =>
      `${one.pages} of ${nameOf(candidate)} ${one.problem}, in a browser beside ${nameOf(shell)}`,
  );
}
