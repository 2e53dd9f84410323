import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { isApiError, type SessionSnapshot, visitorSession } from '@shop/shared/app';
import type {
  PageRow,
  RedirectResult,
  RemoteServerBuild,
  RenderedMarkup,
  ShellServerBuild,
} from '@shop/shared/app/document';
import { isRemoteName } from '@shop/shared/contracts';
import { type BuildFolder, type GateInput, nameOf } from '../builds/build-folder';
import { loadRemoteServer, loadShellServer, type RequireModule } from '../builds/server-build';
import { textOf } from '../builds/text-of-error';
import { watchForHang } from './hang-watch';

/** An api that is out: what a page reads comes from its fixed responses, or fails as in an outage. */
async function openNoApi() {
  const server = http.createServer((_request, response) => response.writeHead(503).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

const member: SessionSnapshot = { isLoggedIn: true, memberType: '10', expiresAt: 4_000_000_000 };

/** Builds that are rendered together. */
interface Rendering {
  shell: BuildFolder;
  remotes: readonly BuildFolder[];
  apiUrl: string;
  /** Called before each page. */
  onPage: (what: string) => void;
  requireOfShell?: RequireModule | undefined;
}

const releaseOf = ({ manifest, folder }: BuildFolder) => ({ ...manifest, folder });

/** Evaluates the builds, each remote once. */
function createRenderer({ shell, remotes, apiUrl, requireOfShell }: Rendering) {
  const server: ShellServerBuild = loadShellServer(releaseOf(shell), requireOfShell);
  const loaded = new Map<string, RemoteServerBuild>();
  const remoteOf = (name: string): RemoteServerBuild => {
    const known = loaded.get(name);
    if (known) return known;
    const build = remotes.find((remote) => remote.name === name);
    if (!build) throw new Error(`mfe-${name} has no build.`);
    const remote = loadRemoteServer(releaseOf(build), server.sharedModules);
    loaded.set(name, remote);
    return remote;
  };
  const paths = Object.fromEntries(
    remotes.map(({ name, manifest: { prefixes } }) => [name, prefixes]),
  );
  const render = (
    url: URL,
    session: SessionSnapshot,
    onFailure: (app: string, error: unknown) => void,
  ): Promise<RedirectResult | RenderedMarkup> =>
    server.render({
      url,
      session,
      onFailure,
      userAgent: 'gate',
      nowMs: 0,
      api: { baseUrl: apiUrl, headers: {} },
      redirect: Promise.resolve(undefined),
      buildId: 'gate',
      entries: {},
      paths,
      remotes: { get: remoteOf },
      hasTestPages: true,
    });
  const pagesOf = (name: string): string[] =>
    server
      .listPages({ hasTestPages: true }, isRemoteName(name) ? remoteOf(name) : undefined)
      .filter(({ path }) => !/[:*]/.test(path))
      .map(addressOf);
  return { render, pagesOf };
}

type Render = ReturnType<typeof createRenderer>['render'];

/** Every parameter has a number, which is what most of them are. */
const addressOf = ({ path, queryParams = [] }: PageRow): string => {
  const query = queryParams.map((name) => `${name}=1`).join('&');
  return query && !isReference(path) ? `${path}?${query}` : path;
};

const isReference = (page: string): boolean => page.startsWith('/markup');

const NOT_FOUND = 'answers 404';
/** Statuses that a page of shoppers has by itself; over no api it is an outage (503). */
const OWN_STATUSES: readonly number[] = [404, 410, 500];

/** What is wrong with a page that was rendered; undefined for a good one. */
function problemOf(page: string, result: RedirectResult | RenderedMarkup): string | undefined {
  if (result.kind === 'redirect') return undefined;
  const { status, body } = result;
  if (isReference(page) ? status !== 200 : OWN_STATUSES.includes(status))
    return `answers ${status}`;
  // Every page has one, around what is not the frame.
  if (!/<main[^>]*>(?!\s*<\/main>)/.test(body)) return 'stays empty';
  return undefined;
}

async function tryPage(
  render: Render,
  page: string,
  session: SessionSnapshot,
): Promise<string | undefined> {
  let failure: string | undefined;
  const note = (app: string, error: unknown): void => {
    if (!isApiError(error)) failure ??= `throws in ${app}: ${textOf(error)}`;
  };
  try {
    const result = await render(new URL(page, 'https://shop.invalid'), session, note);
    return failure ?? problemOf(page, result);
  } catch (error) {
    return `throws: ${textOf(error)}`;
  }
}

const MOST_LISTED = 3;
const listed = (pages: readonly string[]): string =>
  [
    pages.slice(0, MOST_LISTED).join(', '),
    ...(pages.length > MOST_LISTED ? [`and ${pages.length - MOST_LISTED} more pages`] : []),
  ].join(' ');

/** A page whose numbers are of nothing may be missing: only the stable build tells. */
const isKnownToBe = (page: string, problem: string, hasCurrent: boolean): boolean =>
  hasCurrent || isReference(page) || problem !== NOT_FOUND;

/** What is wrong with the pages of a build, by page. @param of apps, or the pages themselves */
async function problemsOf(
  rendering: Rendering,
  of: { apps: readonly string[] } | { pages: readonly string[] },
): Promise<Map<string, string>> {
  const { render, pagesOf } = createRenderer(rendering);
  const problems = new Map<string, string>();
  const pagesOrProblem = (app: string): string[] => {
    try {
      return pagesOf(app);
    } catch (error) {
      problems.set(`/ (${app})`, textOf(error));
      return [];
    }
  };
  const pages = 'pages' in of ? of.pages : of.apps.flatMap(pagesOrProblem);
  for (const page of new Set(pages))
    for (const session of isReference(page) ? [visitorSession] : [visitorSession, member]) {
      rendering.onPage(`${page} beside ${nameOf(rendering.shell)}`);
      const problem = await tryPage(render, page, session);
      if (problem) problems.set(page, problem);
    }
  return problems;
}

/** A page that the build before does not have is no excuse for one that throws. */
const isUsual = (problem: string, before: string | undefined): boolean =>
  before !== undefined && (before === problem || before !== NOT_FOUND);

/** What is wrong with the pages of the candidate beside one shell, as sentences. */
async function findingsBeside(
  shell: BuildFolder,
  { candidate, others, current }: GateInput,
  terms: Pick<Rendering, 'apiUrl' | 'onPage' | 'requireOfShell'>,
): Promise<string[]> {
  const remotes = others.filter(({ name }) => isRemoteName(name));
  const isShell = candidate.name === 'shell';
  const apps = [candidate.name, ...(isShell ? remotes.map(({ name }) => name) : [])];
  const renderingOf = (build: BuildFolder): Rendering =>
    isShell
      ? { shell: build, remotes, ...terms }
      : { shell, remotes: [...remotes, build], ...terms };
  const found = await problemsOf(renderingOf(candidate), { apps });
  const usual =
    current && found.size > 0
      ? await problemsOf(renderingOf(current), { pages: [...found.keys()] })
      : new Map<string, string>();
  const counted = [...found].filter(
    ([page, problem]) =>
      !isUsual(problem, usual.get(page)) && isKnownToBe(page, problem, current !== undefined),
  );
  return [...new Set(counted.map(([, text]) => text))].map((problem) => {
    const pages = counted.filter(([, text]) => text === problem).map(([page]) => page);
    return `${listed(pages)} of ${nameOf(candidate)} ${problem}, rendered by ${nameOf(shell)}`;
  });
}

/** A shell that does not start is no fault of another app, and visitors have the one before. */
const starts = (shell: BuildFolder, requireOfShell: RequireModule | undefined): boolean => {
  try {
    loadShellServer(releaseOf(shell), requireOfShell);
    return true;
  } catch {
    return false;
  }
};

/**
 * Renders the pages of a build on the server, beside each shell that visitors get: those of the design reference with
 * their fixed responses, all others over an api that is out. A shell is rendered with all remotes.
 * @returns what throws, is missing or stays empty, and does not do so in the stable build
 */
export async function checkRendering(
  input: GateInput,
  requireOfShell?: RequireModule,
): Promise<string[]> {
  const { candidate, others } = input;
  const isShell = candidate.name === 'shell';
  if (!isShell && !isRemoteName(candidate.name)) return [];
  const shells = isShell
    ? [candidate]
    : others.filter((other) => other.name === 'shell' && starts(other, requireOfShell));
  const api = await openNoApi();
  const watch = watchForHang();
  const terms = {
    apiUrl: api.url,
    onPage: (what: string) => watch.begin(`${nameOf(candidate)}: ${what}`),
    requireOfShell,
  };
  try {
    const findings: string[] = [];
    for (const shell of shells) findings.push(...(await findingsBeside(shell, input, terms)));
    return findings;
  } finally {
    await watch.close();
    api.close();
  }
}
