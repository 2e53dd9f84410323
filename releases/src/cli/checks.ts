import { messageOf } from '@shop/shared/node';
import { type BuildFolder, type GateInput, nameOf, readBuildFolder } from '../builds/build-folder';
import type { RequireModule } from '../builds/server-build';
import { pathsMovedTo } from '../gate/check-prefixes';
import { type Finding, type Rule, rulesOfActivation, runGate } from '../gate/gate';
import { checkRendering } from '../gate/render-pages';
import { ReleaseRefusal } from '../register/register';
import type { PublishedBuild, Register } from '../register/register.schema';
import type { RegisterStore } from '../register/register-store';
import type { ResultProblem } from '../results/judge-results';
import { type ActiveBuilds, readActive } from './active-builds';
import { checkInBrowser } from './browser-trial';
import type { OpenPages } from './page-opener';

/** The gate refused a build; nothing was changed. */
export class GateRefusal extends ReleaseRefusal {
  override name = 'GateRefusal';
  constructor(
    readonly app: string,
    readonly findings: readonly Finding[],
  ) {
    const lines = findings.map(({ rule, text }) => `  ${rule}: ${text}`);
    super(`The gate refuses ${app}:\n${lines.join('\n')}`);
  }
}

/** A build lacks valid results of its checks; nothing was changed. */
export class ResultRefusal extends ReleaseRefusal {
  override name = 'ResultRefusal';
  readonly findings: readonly { rule: string; text: string }[];
  constructor(
    readonly app: string,
    problems: readonly ResultProblem[],
  ) {
    const lines = problems.map(({ text }) => `  ${text}`);
    super(
      `Test results of ${app} do not allow it:\n${lines.join('\n')}\nTo go on without them: --without-proof "<reason>", which the history shows.`,
    );
    this.findings = problems.map(({ check, text }) => ({ rule: check, text }));
  }
}

interface Options {
  store: RegisterStore;
  /** Called with a description of each comparison that was not possible. */
  warn: (text: string) => void;
  /** Replaces `require` for the server build of a shell; absent: Node's `require`. */
  requireOfShell?: RequireModule | undefined;
  /** Absent: pages are rendered on the server only. */
  openPages?: OpenPages | undefined;
}

/** Creates the checks that a build must pass before visitors get it. */
export function createChecks({ store, warn, requireOfShell, openPages }: Options) {
  /** Undefined also when its files cannot be read: a rollback must be possible then. */
  const currentOf = async (register: Register, name: string): Promise<BuildFolder | undefined> => {
    const app = register.apps[name];
    const build = app?.builds[app.stable ?? ''];
    if (!build) return undefined;
    await store.fetchBuilds([build.path]);
    try {
      return readBuildFolder(name, store.folderOf(build.path));
    } catch {
      return undefined;
    }
  };

  const inputOf = async (
    { builds }: ActiveBuilds,
    { candidate, register }: { candidate: BuildFolder; register: Register },
  ): Promise<GateInput> => ({
    candidate,
    others: builds.filter(({ name }) => name !== candidate.name),
    current: await currentOf(register, candidate.name),
  });

  /** Runs the pages of a build that has passed the checks of files: on the server, then in a browser. */
  const renderWith = async (input: GateInput): Promise<Finding[]> => {
    const onServer = await checkRendering(input, requireOfShell);
    if (onServer.length > 0 || !openPages)
      return onServer.map((text) => ({ rule: 'renders', text }));
    const inBrowser = await checkInBrowser(input, { openPages, warn, requireOfShell });
    return inBrowser.map((text) => ({ rule: 'opens', text }));
  };

  const assertRead = (name: string, { unread }: ActiveBuilds): void => {
    const problem = unread.find((one) => one.name !== name);
    if (problem)
      throw new ReleaseRefusal(
        `${problem.text} Nothing can be compared with it. Take it back first: npm run release -- rollback ${problem.name}`,
      );
  };

  const findingsOf = async (
    register: Register,
    candidate: BuildFolder,
    together: readonly BuildFolder[] = [],
    accepted: readonly Rule[] = [],
  ): Promise<Finding[]> => {
    const active = await readActive(register, store, together);
    assertRead(candidate.name, active);
    const input = await inputOf(active, { candidate, register });
    const findings = runGate(input).filter(({ rule }) => !accepted.includes(rule));
    if (findings.length > 0 || accepted.includes('renders')) return findings;
    return renderWith(input);
  };

  const assertPasses = async (
    register: Register,
    candidate: BuildFolder,
    accepted: readonly Rule[],
    together: readonly BuildFolder[] = [],
  ): Promise<void> => {
    const findings = await findingsOf(register, candidate, together, accepted);
    if (findings.length > 0) throw new GateRefusal(candidate.name, findings);
  };

  /**
   * Checks that a candidate gives up no path that one of the refused builds was to take over: it would have no owner.
   * @throws GateRefusal
   */
  const assertMovesNothingTo = async (
    refused: readonly BuildFolder[],
    candidate: BuildFolder,
    register: Register,
  ): Promise<void> => {
    const current = await currentOf(register, candidate.name);
    if (!current) return;
    const findings = refused.flatMap((taking) =>
      pathsMovedTo(taking, { candidate, current }).map((path): Finding => {
        const text = `${path} moves from ${nameOf(current)} to ${nameOf(taking)}, which is refused`;
        return { rule: 'prefixes', text };
      }),
    );
    if (findings.length > 0) throw new GateRefusal(candidate.name, findings);
  };

  /** A published build. @throws GateRefusal when its files cannot be read */
  const readPublished = async (name: string, { path }: PublishedBuild): Promise<BuildFolder> => {
    await store.fetchBuilds([path]);
    try {
      return readBuildFolder(name, store.folderOf(path));
    } catch (error) {
      throw new GateRefusal(name, [{ rule: 'hashes', text: messageOf(error) }]);
    }
  };

  /** Checks the builds that the change gives to more visitors against what the others are now. */
  const assertActivates = async (
    { register, next }: { register: Register; next: Register },
    name: string,
    isRollback: boolean,
  ): Promise<void> => {
    const [before, after] = [register.apps[name], next.apps[name]];
    const given = [
      after?.stable === before?.stable ? undefined : after?.stable,
      after?.canary?.build === before?.canary?.build ? undefined : after?.canary?.build,
    ];
    for (const id of given) {
      const build = after?.builds[id ?? ''];
      if (!build) continue;
      const candidate = await readPublished(name, build);
      const active = await readActive(register, store, []);
      // A damaged build of another team must not keep visitors on this one.
      if (isRollback) for (const { text } of active.unread) warn(text);
      else assertRead(name, active);
      const rules = rulesOfActivation.filter(
        (rule) => rule !== 'calls' || !active.unread.some((one) => one.name === 'api'),
      );
      const findings = runGate(await inputOf(active, { candidate, register }), rules);
      if (findings.length > 0) throw new GateRefusal(name, findings);
    }
  };

  return { findingsOf, assertPasses, assertMovesNothingTo, assertActivates };
}
