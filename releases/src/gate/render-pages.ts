import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { isApiError, type SessionSnapshot, visitorSession } from '@shop/shared/app';
import type {
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
import { isReference, listPages, namePages } from './page-list';

/** Starts an api that responds 503 to every call. Pages have only their fixed responses, as in an outage. */
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

/** One shell, and the remotes to render with it. */
interface Rendering {
  shell: BuildFolder;
  remotes: readonly BuildFolder[];
  apiUrl: string;
  /** Called before each page. */
  onPage: (what: string) => void;
  requireOfShell?: RequireModule | undefined;
}

export const releaseOf = ({ manifest, folder }: BuildFolder) => ({ ...manifest, folder });

/** Loads the server builds, each remote once. */
function createRenderer({ shell, remotes, apiUrl, requireOfShell }: Rendering) {
  const server: ShellServerBuild = loadShellServer(releaseOf(shell), requireOfShell);
  const loaded = new Map<string, RemoteServerBuild>();
  const remoteOf = (name: string): RemoteServerBuild => {
    const cached = loaded.get(name);
    if (cached) return cached;
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
    listPages(server, isRemoteName(name) ? remoteOf(name) : undefined);
  return { render, pagesOf };
}

type Render = ReturnType<typeof createRenderer>['render'];

const NOT_FOUND = 'answers 404';
/** Statuses that are a fault of the page. The missing api itself causes 503. */
const FAULT_STATUSES: readonly number[] = [404, 410, 500];

/** Problem of a rendered page; undefined for a good page. */
function problemOf(page: string, result: RedirectResult | RenderedMarkup): string | undefined {
  if (result.kind === 'redirect') return undefined;
  const { status, body } = result;
  if (isReference(page) ? status !== 200 : FAULT_STATUSES.includes(status))
    return `answers ${status}`;
  // Every page has a <main> around its content.
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

/**
 * Whether a problem is certain. A 404 may only mean that number 1 does not exist, so without a stable build to compare
 * with it proves nothing.
 */
const isCertain = (page: string, problem: string, hasCurrent: boolean): boolean =>
  hasCurrent || isReference(page) || problem !== NOT_FOUND;

/** Problems of pages, by page. @param of apps whose pages are rendered, or the pages */
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

/** Whether the page has a problem in the stable build too. A 404 there excuses only a 404. */
const isInStableBuild = (problem: string, before: string | undefined): boolean =>
  before !== undefined && (before === problem || before !== NOT_FOUND);

/** Problems of the pages of the candidate with one shell, as sentences. */
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
      !isInStableBuild(problem, usual.get(page)) && isCertain(page, problem, current !== undefined),
  );
  return namePages(counted).map(
    ({ pages, problem }) =>
      `${pages} of ${nameOf(candidate)} ${problem}, rendered by ${nameOf(shell)}`,
  );
}

/** Whether a shell can be loaded. A shell that cannot is skipped: the fault is not of the candidate. */
export const canStart = (
  shell: BuildFolder,
  requireOfShell: RequireModule | undefined,
): boolean => {
  try {
    loadShellServer(releaseOf(shell), requireOfShell);
    return true;
  } catch {
    return false;
  }
};

/**
 * Renders the pages of a build on the server with each shell that visitors get: pages of the design reference with
 * their fixed responses, all others with an api that responds 503. A shell is rendered with all remotes.
 * @returns sentences about pages that throw, are missing or stay empty, and do not do so in the stable build
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
    : others.filter((other) => other.name === 'shell' && canStart(other, requireOfShell));
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
