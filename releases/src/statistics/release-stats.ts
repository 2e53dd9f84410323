import { type LoadsByApp, loadPhases, type VisitReport } from '@shop/shared/contracts';
import {
  type BuildCounts,
  emptyCounts,
  loadBounds,
  renderBounds,
  vitalBounds,
  vitalNames,
} from './build-counts';
import { type ClientLimit, createClientLimits } from './client-limits';
import type { Engine } from './engine';
import { addValue } from './histogram';
import { createOutcomes, type Outcome } from './outcomes';
import { createRenderErrors, type RenderError, type SeenError } from './render-errors';

export interface BuildStats extends BuildCounts {
  app: string;
  build: string;
  /** The last distinct errors of its server build, the latest first. */
  renderErrors: SeenError[];
}

/**
 * Per client and build, one failure, one set of vitals and this many page views count a minute.
 * Forged failures would end a canary, and forged page views would hide its failures.
 */
const MAX_VIEWS = 60;
/** Waits and cached files of each phase that count of one client and build a minute. */
const MAX_WAITS = 8;
const MAX_CACHED = 100;
/** Most new visitors of one address per minute whose baskets and orders count. */
const MAX_NEW_VISITORS = 10;
/** Builds counted at a time; beyond it the one that was counted first is forgotten. */
const MAX_BUILDS = 200;

function addLoads({ loads }: BuildCounts, of: LoadsByApp[string], limit: ClientLimit): void {
  for (const phase of loadPhases) {
    const { ms, cached } = of[phase] ?? { ms: [], cached: 0 };
    const counted = limit.take(`${phase} waits`, ms.length, MAX_WAITS);
    for (const wait of ms.slice(0, counted)) addValue(loads[phase].waits, loadBounds, wait);
    loads[phase].cached += limit.take(`${phase} cached`, cached, MAX_CACHED);
  }
}

/** Sessions end and limits are met with any build. */
const isRefusal = (status: number): boolean => status >= 400 && status !== 401 && status !== 429;

function countVisitor(counts: BuildCounts, limit: ClientLimit): void {
  if (limit.isFirst('visit')) counts.visitors += 1;
}

/** Every page that is viewed runs the shell. */
const viewsOf = (app: string, views: VisitReport['views']): number =>
  app === 'shell' ? Object.values(views).reduce((sum, count) => sum + count, 0) : (views[app] ?? 0);

export interface ReleaseStats {
  /**
   * @param status of the answer
   * @param client address that the request came from
   */
  countDocument(app: string, build: string, status: number, client: string): void;
  /**
   * Counts a document that came to life.
   * @param apps the build of each app in its tab
   * @param landing the app of its page
   * @param visitor id that assigns the visitor to a canary; absent while no canary runs
   */
  countAlive(apps: Record<string, string>, landing: string, client: string, visitor?: string): void;
  /**
   * Counts a call of the api for each build of the visitor who made it.
   * @param status of the answer
   * @param client address that the call came from
   * @param done the visitor and the outcome that the call is, if it succeeded
   */
  countCall(
    apps: Record<string, string>,
    status: number,
    client: string,
    done?: { id: string; outcome: Outcome },
  ): void;
  /** @param ms how long a document was rendered */
  countRender(app: string, build: string, ms: number): void;
  countRenderFailure(app: string, build: string, error: RenderError): void;
  /**
   * @param apps the build of each app in the reporting tab
   * @param client address of the reporter
   * @param engine of its browser
   */
  countReport(
    apps: Record<string, string>,
    report: VisitReport,
    client: string,
    engine?: Engine,
  ): void;
  /** Counts of a build; undefined when nothing was counted. */
  find(app: string, build: string): BuildCounts | undefined;
  all(): BuildStats[];
}

/** @param nowMs monotonic clock, ms */
export function createReleaseStats(nowMs: () => number = () => performance.now()): ReleaseStats {
  const byBuild = new Map<string, BuildCounts>();
  const limits = createClientLimits(nowMs);
  const renderErrors = createRenderErrors(MAX_BUILDS);

  const countsOf = (app: string, build: string): BuildCounts => {
    const key = `${app} ${build}`;
    const known = byBuild.get(key);
    if (known) return known;
    const counts = emptyCounts();
    byBuild.set(key, counts);
    if (byBuild.size > MAX_BUILDS) byBuild.delete(byBuild.keys().next().value ?? key);
    return counts;
  };

  const outcomes = createOutcomes({
    nowMs,
    onDue: (apps, done) => {
      for (const [app, build] of Object.entries(apps)) {
        const counts = countsOf(app, build);
        counts.shoppers += 1;
        if (done.has('basketAdd')) counts.basketShoppers += 1;
        if (done.has('orderBegun')) counts.orderShoppers += 1;
      }
    },
  });

  return {
    countDocument: (app, build, status, client) => {
      const counts = countsOf(app, build);
      counts.documents += 1;
      if (status < 400) return;
      const limit = limits.of(`${app} ${build} ${client}`);
      counts.errorDocuments += limit.take('error documents', 1, 1);
    },
    countAlive: (apps, landing, client, visitor) => {
      const isNew = visitor !== undefined && !outcomes.hasVisitor(visitor);
      if (visitor && (!isNew || limits.of(client).take('new visitors', 1, MAX_NEW_VISITORS) > 0))
        outcomes.addVisitor(visitor, apps);
      for (const [app, build] of Object.entries(apps)) {
        const counts = countsOf(app, build);
        const limit = limits.of(`${app} ${build} ${client}`);
        countVisitor(counts, limit);
        // Every page runs the shell.
        if (app === landing || app === 'shell') counts.alive += limit.take('alive', 1, MAX_VIEWS);
      }
    },
    countCall: (apps, status, client, done) => {
      if (done && status < 300) outcomes.addOutcome(done.id, apps, done.outcome);
      for (const [app, build] of Object.entries(apps)) {
        const limit = limits.of(`${app} ${build} ${client}`);
        if (limit.isFirst('call')) countsOf(app, build).callers += 1;
        if (isRefusal(status) && limit.isFirst('refused call'))
          countsOf(app, build).refusedCallers += 1;
      }
    },
    countRender: (app, build, ms) => addValue(countsOf(app, build).renders, renderBounds, ms),
    countRenderFailure: (app, build, error) => {
      countsOf(app, build).renderFailures += 1;
      renderErrors.add(`${app} ${build}`, error);
    },
    countReport: (apps, report, client, engine = 'other') => {
      const { views, errors, loadFailures, redraws, loads, landing, vitals } = report;
      const isFailing = Object.keys({ ...errors, ...loadFailures }).length > 0;
      for (const [app, build] of Object.entries(apps)) {
        const counts = countsOf(app, build);
        const limit = limits.of(`${app} ${build} ${client}`);
        countVisitor(counts, limit);
        if (isFailing && limit.isFirst('any failure')) counts.failingVisitors += 1;
        counts.views += limit.take('views', viewsOf(app, views), MAX_VIEWS);
        if (loads?.[app]) addLoads(counts, loads[app], limit);
        if (!errors[app] && !loadFailures[app]) continue;
        if (limit.isFirst('failure')) counts.failingClients += 1;
        if (errors[app]) counts.errors += limit.take('errors', 1, 1);
        if (loadFailures[app]) counts.loadFailures += limit.take('loadFailures', 1, 1);
      }
      const build = apps[landing];
      if (!build) return;
      const limit = limits.of(`${landing} ${build} ${client}`);
      if (redraws) countsOf(landing, build).redraws[engine] += limit.take('redraws', 1, 1);
      if (!vitals || limit.take('vitals', 1, 1) === 0) return;
      const counts = countsOf(landing, build).vitals;
      for (const name of vitalNames) {
        const value = vitals[name];
        if (value !== undefined) addValue(counts[name], vitalBounds[name], value);
      }
    },
    find: (app, build) => {
      outcomes.countDue();
      return byBuild.get(`${app} ${build}`);
    },
    all: () =>
      [...byBuild].map(([key, counts]) => {
        const [app = '', build = ''] = key.split(' ');
        return { app, build, ...counts, renderErrors: renderErrors.of(key) };
      }),
  };
}
