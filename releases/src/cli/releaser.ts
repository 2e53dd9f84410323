import fs from 'node:fs';
import path from 'node:path';
import { KIT } from '../builds/build-folder';
import type { RequireModule } from '../builds/server-build';
import { checkRemoval } from '../gate/check-fragments';
import type { Finding, Rule } from '../gate/gate';
import {
  type ChangeContext,
  changeRegister,
  prunableBuilds,
  type RegisterChange,
  ReleaseRefusal,
} from '../register/register';
import type { Register } from '../register/register.schema';
import { type RegisterStore, updateRegister } from '../register/register-store';
import { remotesOfCheckout } from '../register/release-source';
import type { BuildResults } from '../results/judge-results';
import { createTestResults } from '../results/test-results';
import { oncePerActiveBuilds, readActive } from './active-builds';
import { type CheckoutBuild, createBuildWriter, readCheckoutBuild } from './checkout-build';
import { createChecks, GateRefusal } from './checks';
import type { OpenPages } from './page-opener';
import { describeReleased } from './released-contract';
import { createResultChecks, type Proof } from './result-checks';
import { createSync, isNeeded } from './sync';

const DAY_MS = 24 * 3_600_000;

interface Options {
  store: RegisterStore;
  /** The checkout with the builds of shell/ and mfe-…/. */
  rootDir: string;
  context: () => ChangeContext;
  /** Called with what a rollback could not be compared with. */
  warn: (text: string) => void;
  /** The modules that a shell's server build imports; absent: Node's own. */
  requireOfShell?: RequireModule | undefined;
  /** Absent: the gate renders pages on the server only. */
  openPages?: OpenPages | undefined;
  /** Checks the signatures of test results; absent: none can be checked. */
  resultKey: string | undefined;
}

/** What `publish` did. */
interface Publication {
  register: Register;
  build: string;
  results: BuildResults;
}

/** What the command line does. Each change is one revision of the register. */
export function createReleaser(options: Options) {
  const { store, rootDir, context, requireOfShell, resultKey } = options;
  const testResults = createTestResults({ store, key: resultKey });
  const { allowActivation, publishedResults, resultsInUse } = createResultChecks(testResults);
  const checks = createChecks(options);
  const appsOfCheckout = (): string[] => ['api', 'shell', ...remotesOfCheckout(rootDir)];

  const assertOneOf = (name: string, names: readonly string[]): void => {
    if (names.includes(name)) return;
    throw new ReleaseRefusal(`There is no app "${name}". Choose one of: ${names.join(', ')}.`);
  };

  const put = createBuildWriter(store, () => context().at);

  const change = (
    edit: (change: RegisterChange, register: Register) => Promise<void> | void,
  ): Promise<Register> =>
    updateRegister(store, async (register) => {
      const edited = changeRegister(register, context());
      await edit(edited, register);
      return edited.result();
    });

  const activate = (
    name: string,
    edit: (change: RegisterChange, register: Register) => Promise<void> | void,
    { isRollback = false, withoutProof }: { isRollback?: boolean } & Proof = {},
  ): Promise<Register> => {
    return change(async (edited, register) => {
      assertOneOf(name, Object.keys(register.apps));
      await edit(edited, register);
      await checks.assertActivates({ register, next: edited.result() }, name, isRollback);
      await allowActivation({ before: register, edited, name, withoutProof });
    });
  };

  const readBuilt = (name: string): CheckoutBuild => {
    assertOneOf(name, [...appsOfCheckout(), KIT]);
    return readCheckoutBuild(rootDir, name, requireOfShell);
  };

  const sync = createSync({ checks, testResults, readBuilt, put, change });

  return {
    /** Checks the build in the checkout. */
    gate: async (name: string): Promise<{ build: string; findings: Finding[] }> => {
      const build = readBuilt(name);
      const findings = await checks.findingsOf(await store.latest(), build);
      return { build: build.manifest.buildId, findings };
    },

    /**
     * Writes the types of released fragments and events of other remotes into the folder of a remote.
     * @returns the path of the file in the checkout, and the names of the fragments and events in it
     */
    writeContracts: async (name: string): Promise<{ file: string; names: string[] }> => {
      assertOneOf(name, remotesOfCheckout(rootDir));
      const { builds } = await readActive(await store.latest(), store, []);
      const { text, names } = describeReleased(builds, { remote: name, rootDir });
      const file = `mfe-${name}/src/remote/released-contract.d.ts`;
      const place = path.join(rootDir, file);
      fs.mkdirSync(path.dirname(place), { recursive: true });
      fs.writeFileSync(place, text);
      return { file, names };
    },

    /**
     * Publishes the build in the checkout; no visitor gets it yet. Takes its test results along, also when it is
     * published already. @throws ReleaseRefusal
     */
    publish: async (name: string, accepted: readonly Rule[] = []): Promise<Publication> => {
      const build = readBuilt(name);
      const { buildId } = build.manifest;
      const assertPasses = oncePerActiveBuilds((stored) =>
        checks.assertPasses(stored, build, accepted),
      );
      const register = await change(async (edited, stored) => {
        if (stored.apps[name]?.builds[buildId]) return;
        await assertPasses(stored);
        const rules = accepted.length > 0 ? [...accepted] : undefined;
        edited.publish(name, buildId, await put(build), rules);
      });
      await testResults.take(name, buildId, build.folder);
      return { register, build: buildId, results: await publishedResults(register, name, buildId) };
    },

    canary: (
      name: string,
      percent: number,
      build?: string,
      proof: Proof = {},
    ): Promise<Register> => {
      if (name === KIT)
        throw new ReleaseRefusal('No visitor gets the kit: promote it for the teams.');
      if (name === 'api')
        throw new ReleaseRefusal('One build of the api runs at a time: promote it instead.');
      return activate(name, (edited) => edited.canary(name, percent, build), proof);
    },

    promote: (name: string, build?: string, proof: Proof = {}): Promise<Register> =>
      activate(name, (edited) => edited.promote(name, build), proof),

    rollback: (name: string, build?: string, proof: Proof = {}): Promise<Register> =>
      activate(name, (edited) => edited.rollback(name, build), { isRollback: true, ...proof }),

    resultsInUse,

    /**
     * Takes a remote from all visitors: its pages are 404, and no other app is changed.
     * @throws GateRefusal while others show its fragments, unless `fragments` is accepted
     */
    remove: (name: string, accepted: readonly Rule[] = []): Promise<Register> => {
      if (isNeeded(name)) throw new ReleaseRefusal(`Without the ${name} there is no shop.`);
      return activate(name, async (edited, register) => {
        const { builds } = await readActive(register, store, []);
        const shown = checkRemoval(name, builds);
        if (shown.length > 0 && !accepted.includes('fragments'))
          throw new GateRefusal(
            name,
            shown.map((text) => ({ rule: 'fragments', text })),
          );
        edited.remove(name, shown.length > 0 ? ['fragments'] : undefined);
      });
    },

    /**
     * Releases the builds of the checkout that are new (`createSync`).
     * @param names absent: all apps of the checkout
     */
    sync: async (names: readonly string[] = appsOfCheckout(), proof: Proof = {}) => {
      for (const name of names) assertOneOf(name, appsOfCheckout());
      return sync(names, proof);
    },

    /** Removes builds that were published long ago and that nobody needs. */
    prune: async (
      days: number,
      keep: number,
    ): Promise<{ register: Register; removed: string[] }> => {
      const before = new Date(Date.parse(context().at) - days * DAY_MS).toISOString();
      let removed: { name: string; build: string; path: string }[] = [];
      const register = await change((edited, stored) => {
        // A team may need the kit that it was built with years ago.
        const apps = Object.entries(stored.apps).filter(([name]) => name !== KIT);
        removed = apps.flatMap(([name, app]) =>
          prunableBuilds(app, before, keep).map((build) => ({
            name,
            build,
            path: app.builds[build]?.path ?? '',
          })),
        );
        for (const { name, build } of removed) edited.prune(name, build);
      });
      // After the register, which nobody may read with builds that are gone.
      for (const { name, build, path } of removed) {
        await store.removeBuild(path);
        await testResults.remove(name, build);
      }
      return { register, removed: removed.map(({ name, build }) => `${name} ${build}`) };
    },
  };
}
