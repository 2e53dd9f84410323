import type { ClientFailure } from '@shop/shared/node';
import { emptyCounts } from './build-counts';
import type { BuildShare } from './build-share';
import { errorLine } from './error-line';
import type { BuildStats } from './release-stats';

/** One error of a build, from its server build or from browsers. */
export interface BuildError {
  build: string;
  place: 'server' | 'browser';
  message: string;
  times: number;
  lastAtMs: number;
  traceId?: string | undefined;
}

export interface BuildRow extends BuildStats {
  /** Share of the visitors who get it, 0–100. */
  percent: number;
}

/** One app with its builds, those with most visitors first. */
export interface AppReport {
  app: string;
  owner: string | undefined;
  builds: BuildRow[];
  /** Of all its builds, the latest first. */
  errors: BuildError[];
}

const toBrowserError = ({ build, message, times, lastAt }: ClientFailure): BuildError => ({
  build,
  place: 'browser',
  message: errorLine(message),
  times,
  lastAtMs: Date.parse(lastAt),
});

/** Browsers' errors of one app; '' is for those whose stack names no app. */
export const browserErrorsOf = (failures: readonly ClientFailure[], app: string): BuildError[] =>
  failures.filter((failure) => failure.app === app).map(toBrowserError);

/** Joins what is released with what was counted and what failed, by app. */
export function reportApps(
  stats: readonly BuildStats[],
  shares: readonly BuildShare[],
  failures: readonly ClientFailure[],
): AppReport[] {
  const apps = new Set([...shares, ...stats].map(({ app }) => app));
  return [...apps].toSorted().map((app) => {
    const released = shares.filter((share) => share.app === app);
    const counted = stats.filter((one) => one.app === app);
    const isCounted = (build: string) => counted.some((one) => one.build === build);
    const uncounted = released
      .filter(({ build }) => !isCounted(build))
      .map(({ build }) => ({ app, build, ...emptyCounts(), renderErrors: [] }));
    const builds = [...counted, ...uncounted]
      .map((one) => ({
        ...one,
        percent: released.find(({ build }) => build === one.build)?.percent ?? 0,
      }))
      .toSorted((a, b) => b.percent - a.percent || b.documents - a.documents);
    const serverErrors = builds.flatMap(({ build, renderErrors }) =>
      renderErrors.map((error): BuildError => ({ ...error, build, place: 'server' })),
    );
    return {
      app,
      owner: released.find(({ owner }) => owner)?.owner,
      builds,
      errors: [...serverErrors, ...browserErrorsOf(failures, app)].toSorted(
        (a, b) => b.lastAtMs - a.lastAtMs,
      ),
    };
  });
}
