import { messageOf } from '@shop/shared/node';
import { acceptableRules, type Rule } from '../gate/gate';
import type { RegisterChange } from '../register/register';
import type { PublishedBuild, Register } from '../register/register.schema';
import type { createTestResults } from '../results/test-results';
import { assertSameBuild, type CheckoutBuild } from './checkout-build';
import { type createChecks, GateRefusal, ResultRefusal } from './checks';
import { type Proof, reasonOf } from './result-checks';

/** Rules that `npm start` skips: those that `--accept` can skip, and rendering each page. */
const rulesOfSync: readonly Rule[] = [...acceptableRules, 'renders'];

/** Without them there is no shop. */
export const isNeeded = (name: string): boolean => name === 'shell' || name === 'api';

interface Options {
  checks: ReturnType<typeof createChecks>;
  testResults: ReturnType<typeof createTestResults>;
  /** @throws when the checkout has no sound build of the app */
  readBuilt: (name: string) => CheckoutBuild;
  put: (build: CheckoutBuild) => Promise<PublishedBuild>;
  change: (
    edit: (change: RegisterChange, register: Register) => Promise<void>,
  ) => Promise<Register>;
}

interface Refused {
  build: CheckoutBuild;
  text: string;
}

interface Judgement {
  /** The builds to release, each with the reason to keep when it lacks results. */
  released: { build: CheckoutBuild; reason: string | undefined }[];
  refused: readonly Refused[];
}

/** The api is also new when it was published and is not the one that runs. */
const isNewIn =
  ({ apps }: Register) =>
  ({ name, manifest: { buildId } }: CheckoutBuild): boolean =>
    name === 'api' ? apps[name]?.stable !== buildId : !apps[name]?.builds[buildId];

/** Releases the builds of a checkout together. */
export function createSync({ checks, testResults, readBuilt, put, change }: Options) {
  const readAll = (names: readonly string[]) => {
    const builds: CheckoutBuild[] = [];
    const unread: string[] = [];
    for (const name of names) {
      try {
        builds.push(readBuilt(name));
      } catch (error) {
        if (name === 'shell') throw error;
        unread.push(`${name}: ${messageOf(error)}`);
      }
    }
    return { builds, unread };
  };

  /** @returns the refusals of those that do not pass @throws what a needed app is refused for */
  const refusalsOf = async (
    builds: readonly CheckoutBuild[],
    check: (build: CheckoutBuild) => Promise<void>,
  ): Promise<Refused[]> => {
    const refused: Refused[] = [];
    for (const build of builds) {
      try {
        await check(build);
      } catch (error) {
        const isRefusal = error instanceof GateRefusal || error instanceof ResultRefusal;
        if (isNeeded(build.name) || !isRefusal) throw error;
        refused.push({ build, text: error.message });
      }
    }
    return refused;
  };

  /**
   * Results are judged first. The gate then judges the others beside each other, and again without those that it refused,
   * because visitors get the rest without them.
   */
  const judge = async (
    stored: Register,
    candidates: readonly CheckoutBuild[],
    { withoutProof }: Proof,
  ): Promise<Judgement> => {
    const reasons = new Map<CheckoutBuild, string | undefined>();
    const refused: Refused[] = [];
    const remaining = () => candidates.filter((one) => !refused.some(({ build }) => build === one));

    let added = await refusalsOf(candidates, async (build) => {
      const published = stored.apps[build.name]?.builds[build.manifest.buildId];
      const { problems } = await testResults.readOfCheckout(build, published);
      reasons.set(build, reasonOf(build.name, problems, withoutProof));
    });
    do {
      refused.push(...added);
      const together = remaining();
      const left = refused.map(({ build }) => build);
      added = await refusalsOf(together, async (build) => {
        await checks.assertPasses(stored, build, rulesOfSync, together);
        await checks.assertMovesNothingTo(left, build, stored);
      });
    } while (added.length > 0);
    const released = remaining().map((build) => ({ build, reason: reasons.get(build) }));
    return { released, refused };
  };

  /**
   * Publishes and promotes the builds of the checkout that are not published yet, as one revision, so
   * that a path can go from one app to another without a time in which nobody or both own it. A remote that is refused
   * is left as it is, and so are those that cannot be released without it.
   * @throws GateRefusal or ResultRefusal for the shell and the api, without which there is no shop
   */
  return async (
    names: readonly string[],
    proof: Proof,
  ): Promise<{ register: Register; refused: string[] }> => {
    const { builds, unread } = readAll(names);
    let refused: readonly Refused[] = [];
    const register = await change(async (edited, stored) => {
      const judgement = await judge(stored, builds.filter(isNewIn(stored)), proof);
      refused = judgement.refused;
      // Before the first is stored, so that none is stored without being in the register.
      for (const { build } of judgement.released) assertSameBuild(build);
      for (const { build, reason } of judgement.released) {
        const { name, folder, manifest } = build;
        edited.publish(name, manifest.buildId, await put(build));
        await testResults.take(name, manifest.buildId, folder);
        edited.promote(name, manifest.buildId);
        if (reason) edited.explain(reason);
      }
    });
    return { register, refused: [...unread, ...refused.map(({ text }) => text)] };
  };
}
