import { KIT } from '../builds/build-folder';
import { latestBuildOf, type RegisterChange } from '../register/register';
import type { Register } from '../register/register.schema';
import type { BuildResults, ResultProblem } from '../results/judge-results';
import type { createTestResults } from '../results/test-results';
import { ResultRefusal } from './checks';

/** How a build may be released without valid test results. */
export interface Proof {
  /** The reason, which the register keeps; absent: it may not. */
  withoutProof?: string | undefined;
}

interface Activation extends Proof {
  before: Register;
  edited: RegisterChange;
  name: string;
}

/**
 * @returns the reason to keep for a build that lacks results; undefined for one that lacks none
 * @throws ResultRefusal when it lacks results and no reason is given
 */
export function reasonOf(
  name: string,
  problems: readonly ResultProblem[],
  withoutProof: string | undefined,
): string | undefined {
  if (problems.length === 0) return undefined;
  if (withoutProof === undefined) throw new ResultRefusal(name, problems);
  const lacking = problems.map(({ check, fault }) => `${check} ${fault}`).join(', ');
  return `without proof: ${withoutProof}; ${lacking}`.slice(0, 300);
}

/** Checks the test results of builds that visitors are to get. */
export function createResultChecks(testResults: ReturnType<typeof createTestResults>) {
  /**
   * Whether a change gives a build to more visitors. A return to a build that was stable before does not
   * need results: it must be possible at any time.
   */
  const isGivenToMore = (before: Register, after: Register, name: string): boolean => {
    const [from, to] = [before.apps[name], after.apps[name]];
    if (to?.canary) {
      const isSameBuild = to.canary.build === from?.canary?.build;
      if (!isSameBuild || to.canary.percent > (from?.canary?.percent ?? 0)) return true;
    }
    if (to?.stable === undefined || to.stable === from?.stable) return false;
    const isReturn = after.changes.at(-1)?.action === 'rollback';
    return !(isReturn && from?.earlier.includes(to.stable));
  };

  const publishedResults = async (
    { apps }: Register,
    name: string,
    id: string,
  ): Promise<BuildResults> => {
    const build = apps[name]?.builds[id];
    return build ? testResults.read(name, id, build) : { results: [], problems: [] };
  };

  return {
    publishedResults,

    /** @throws ResultRefusal */
    allowActivation: async ({ before, edited, name, withoutProof }: Activation): Promise<void> => {
      const after = edited.result();
      if (!isGivenToMore(before, after, name)) return;
      const id = after.changes.at(-1)?.build ?? '';
      const build = after.apps[name]?.builds[id];
      if (!build) return;
      const { problems } = await testResults.read(name, id, build);
      const reason = reasonOf(name, problems, withoutProof);
      if (reason) edited.explain(reason);
    },

    /** The results of the builds that visitors get and of the latest, by app and build. */
    resultsInUse: async (
      register: Register,
    ): Promise<Record<string, Record<string, BuildResults>>> => {
      const inUse: Record<string, Record<string, BuildResults>> = {};
      for (const [name, app] of Object.entries(register.apps)) {
        if (name === KIT) continue;
        const ofApp: Record<string, BuildResults> = {};
        for (const id of new Set([app.stable, app.canary?.build, latestBuildOf(app)]))
          if (id) ofApp[id] = await publishedResults(register, name, id);
        inUse[name] = ofApp;
      }
      return inUse;
    },
  };
}
