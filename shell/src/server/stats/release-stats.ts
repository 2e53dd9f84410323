import type { VisitReport, Vitals } from '../../frame/visit-report';
import { createClientLimits } from './client-limits';

/** Upper bounds of the histogram's buckets: good, and needing improvement (web.dev/vitals). */
export const vitalBounds = {
  ttfbMs: [800, 1_800],
  lcpMs: [2_500, 4_000],
  inpMs: [200, 500],
  cls: [0.1, 0.25],
} as const satisfies Record<keyof Vitals, readonly number[]>;

export type VitalName = keyof typeof vitalBounds;
export const vitalNames = Object.keys(vitalBounds) as VitalName[];

export interface VitalCounts {
  /** Values up to each bound, and beyond the last one. */
  buckets: number[];
  sum: number;
}

/** What visitors experienced with one build since the gateway was started. */
export interface BuildCounts {
  /** Documents that were sent, by the app that owns the page. */
  documents: number;
  /** Pages that its server build could not render. */
  renderFailures: number;
  /** Pages that browsers opened. */
  views: number;
  errors: number;
  loadFailures: number;
  /** Clients with an error or a failure to load. */
  failingClients: number;
  vitals: Record<VitalName, VitalCounts>;
}

export interface BuildStats extends BuildCounts {
  app: string;
  build: string;
}

/**
 * Per client and build, one failure, one set of vitals and this many page views count a minute.
 * Forged failures would end a canary, and forged page views would hide its failures.
 */
const MAX_VIEWS = 60;
/** Builds counted at a time; beyond it the one that was counted first is forgotten. */
const MAX_BUILDS = 200;

const emptyVital = (name: VitalName): VitalCounts => ({
  buckets: Array.from({ length: vitalBounds[name].length + 1 }, () => 0),
  sum: 0,
});

const emptyCounts = (): BuildCounts => ({
  documents: 0,
  renderFailures: 0,
  views: 0,
  errors: 0,
  loadFailures: 0,
  failingClients: 0,
  vitals: Object.fromEntries(vitalNames.map((name) => [name, emptyVital(name)])) as Record<
    VitalName,
    VitalCounts
  >,
});

function addVital(counts: VitalCounts, name: VitalName, value: number): void {
  const at = vitalBounds[name].findIndex((bound) => value <= bound);
  const bucket = at === -1 ? vitalBounds[name].length : at;
  counts.buckets[bucket] = (counts.buckets[bucket] ?? 0) + 1;
  counts.sum += value;
}

export interface ReleaseStats {
  countDocument(app: string, build: string): void;
  countRenderFailure(app: string, build: string): void;
  /**
   * @param apps the build of each app in the reporting tab
   * @param client address of the reporter
   */
  countReport(apps: Record<string, string>, report: VisitReport, client: string): void;
  /** Counts of a build; undefined when nothing was counted. */
  find(app: string, build: string): BuildCounts | undefined;
  all(): BuildStats[];
}

/** @param nowMs monotonic clock, ms */
export function createReleaseStats(nowMs: () => number = () => performance.now()): ReleaseStats {
  const byBuild = new Map<string, BuildCounts>();
  const limits = createClientLimits(nowMs);

  const countsOf = (app: string, build: string): BuildCounts => {
    const key = `${app} ${build}`;
    const known = byBuild.get(key);
    if (known) return known;
    const counts = emptyCounts();
    byBuild.set(key, counts);
    if (byBuild.size > MAX_BUILDS) byBuild.delete(byBuild.keys().next().value ?? key);
    return counts;
  };

  return {
    countDocument: (app, build) => {
      countsOf(app, build).documents += 1;
    },
    countRenderFailure: (app, build) => {
      countsOf(app, build).renderFailures += 1;
    },
    countReport: (apps, { views, errors, loadFailures, landing, vitals }, client) => {
      for (const [app, build] of Object.entries(apps)) {
        const counts = countsOf(app, build);
        const limit = limits.of(`${app} ${build} ${client}`);
        counts.views += limit.take('views', views[app] ?? 0, MAX_VIEWS);
        if (!errors[app] && !loadFailures[app]) continue;
        if (limit.isFirstFailure()) counts.failingClients += 1;
        if (errors[app]) counts.errors += limit.take('errors', 1, 1);
        if (loadFailures[app]) counts.loadFailures += limit.take('loadFailures', 1, 1);
      }
      const build = apps[landing];
      if (!build || !vitals) return;
      if (limits.of(`${landing} ${build} ${client}`).take('vitals', 1, 1) === 0) return;
      for (const name of vitalNames) {
        const value = vitals[name];
        if (value !== undefined) addVital(countsOf(landing, build).vitals[name], name, value);
      }
    },
    find: (app, build) => byBuild.get(`${app} ${build}`),
    all: () =>
      [...byBuild].map(([key, counts]) => {
        const [app = '', build = ''] = key.split(' ');
        return { app, build, ...counts };
      }),
  };
}
