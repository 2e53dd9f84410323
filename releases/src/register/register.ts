import type { Change, PublishedBuild, Register, RegisteredApp } from './register.schema';

/** A change that the register does not allow, or the gate refused. The message says why. */
export class ReleaseRefusal extends Error {
  override name = 'ReleaseRefusal';
}

/** Who changes the register, and when. */
export type ChangeContext = Pick<Change, 'at' | 'by'>;

/** Former stable builds that are remembered for a rollback. */
const MAX_EARLIER = 10;

const newApp: RegisteredApp = { earlier: [], builds: {} };

const appOf = (register: Register, name: string): RegisteredApp => {
  const app = register.apps[name];
  if (!app) throw new ReleaseRefusal(`No build of ${name} is published.`);
  return app;
};

const assertPublished = (name: string, app: RegisteredApp, build: string): void => {
  if (build in app.builds) return;
  throw new ReleaseRefusal(
    `Build ${build} of ${name} is not published. Published: ${Object.keys(app.builds).join(', ')}.`,
  );
};

/** The revision after this one. Changes of one command are one revision. */
const withChange = (
  register: Register,
  app: RegisteredApp,
  change: Change,
  isSameRevision: boolean,
): Register => ({
  ...register,
  revision: isSameRevision ? register.revision : register.revision + 1,
  changes: isSameRevision ? [...register.changes, change] : [change],
  apps: { ...register.apps, [change.app]: app },
});

const withoutCanary = ({ canary: _, ...app }: RegisteredApp): RegisteredApp => app;

/** Makes a build stable, and remembers the one before it. */
const withStable = (app: RegisteredApp, build: string, earlier: readonly string[]) => ({
  ...withoutCanary(app),
  stable: build,
  earlier: [...new Set(earlier)].filter((id) => id !== build).slice(0, MAX_EARLIER),
});

/** The build that was published last; undefined when there is none. */
export function latestBuildOf({ builds }: RegisteredApp): string | undefined {
  return Object.entries(builds)
    .sort(([, a], [, b]) => (a.publishedAt < b.publishedAt ? -1 : 1))
    .at(-1)?.[0];
}

/**
 * Collects changes of a register into one new revision.
 * @param register the stored revision; it is not changed
 */
export function changeRegister(register: Register, context: ChangeContext) {
  let next = register;

  const set = (name: string, app: RegisteredApp, change: Omit<Change, 'at' | 'by' | 'app'>) => {
    const isSameRevision = next !== register;
    next = withChange(next, app, { ...context, ...change, app: name }, isSameRevision);
  };

  /** Forgets an app that has no build any more. */
  const drop = (name: string) => {
    const { [name]: _, ...apps } = next.apps;
    next = { ...next, apps };
  };

  return {
    /** The new revision; the given register itself when nothing was changed. */
    result: () => next,

    /** Adds a reason to the last change. */
    explain(reason: string): void {
      const changes = next.changes.map((change, at) =>
        at === next.changes.length - 1 ? { ...change, reason } : change,
      );
      next = { ...next, changes };
    },

    /** Adds a build that no visitor gets yet. */
    publish(name: string, build: string, published: PublishedBuild, accepted?: string[]): void {
      const app = next.apps[name] ?? newApp;
      if (build in app.builds) return;
      const builds = { ...app.builds, [build]: published };
      set(name, { ...app, builds }, { action: 'publish', build, accepted });
    },

    /** Gives a build to a share of the visitors. 0 ends the canary. @throws ReleaseRefusal */
    canary(name: string, percent: number, wanted?: string): void {
      const app = appOf(next, name);
      if (percent === 0) {
        if (!app.canary) throw new ReleaseRefusal(`No canary of ${name} is running.`);
        const { build } = app.canary;
        set(name, withoutCanary(app), { action: 'canary', build, percent });
        return;
      }
      const build = wanted ?? app.canary?.build ?? latestBuildOf(app);
      if (!build) throw new ReleaseRefusal(`No build of ${name} is published.`);
      assertPublished(name, app, build);
      if (build === app.stable)
        throw new ReleaseRefusal(`Build ${build} of ${name} is stable: all visitors get it.`);
      set(name, { ...app, canary: { build, percent } }, { action: 'canary', build, percent });
    },

    /** Gives a build to all visitors. @throws ReleaseRefusal */
    promote(name: string, wanted?: string): void {
      const app = appOf(next, name);
      const build = wanted ?? app.canary?.build ?? latestBuildOf(app);
      if (!build) throw new ReleaseRefusal(`No build of ${name} is published.`);
      assertPublished(name, app, build);
      if (build === app.stable)
        throw new ReleaseRefusal(`Build ${build} of ${name} is stable already.`);
      const earlier = app.stable ? [app.stable, ...app.earlier] : app.earlier;
      set(name, withStable(app, build, earlier), { action: 'promote', build });
    },

    /**
     * Ends a running canary; without one, or with a given build, makes an earlier build stable
     * again. @throws ReleaseRefusal
     */
    rollback(name: string, wanted?: string, reason?: string): void {
      const app = appOf(next, name);
      if (app.canary && !wanted) {
        const { build } = app.canary;
        set(name, withoutCanary(app), { action: 'rollback', build, reason });
        return;
      }
      const build = wanted ?? app.earlier[0];
      if (!build)
        throw new ReleaseRefusal(
          app.stable
            ? `${name} has no earlier build to go back to. To take it from all visitors: remove ${name}.`
            : `No visitor gets ${name}.`,
        );
      assertPublished(name, app, build);
      if (build === app.stable)
        throw new ReleaseRefusal(`Build ${build} of ${name} is stable already.`);
      set(name, withStable(app, build, app.earlier), { action: 'rollback', build });
    },

    /**
     * Takes a remote from all visitors. Its builds stay published, for tabs that were opened with them,
     * until they are pruned. @throws ReleaseRefusal
     */
    remove(name: string, accepted?: string[]): void {
      const app = appOf(next, name);
      const build = app.stable ?? app.canary?.build;
      if (!build) throw new ReleaseRefusal(`No visitor gets ${name}.`);
      set(name, { earlier: [], builds: app.builds }, { action: 'remove', build, accepted });
    },

    /** Removes builds that no visitor gets and that are no target of a rollback. */
    prune(name: string, build: string): void {
      const app = appOf(next, name);
      const { [build]: _, ...builds } = app.builds;
      const earlier = app.earlier.filter((id) => id !== build);
      set(name, { ...app, earlier, builds }, { action: 'prune', build });
      if (Object.keys(builds).length === 0) drop(name);
    },
  };
}

export type RegisterChange = ReturnType<typeof changeRegister>;

/**
 * Builds that may be removed: published before `before`, neither stable nor canary, and not among
 * the `keep` latest that were stable.
 */
export function prunableBuilds(app: RegisteredApp, before: string, keep: number): string[] {
  const kept = new Set([app.stable, app.canary?.build, ...app.earlier.slice(0, keep)]);
  return Object.entries(app.builds)
    .filter(([id, { publishedAt }]) => publishedAt < before && !kept.has(id))
    .map(([id]) => id);
}
