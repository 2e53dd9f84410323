import { type LoadPhase, loadPhases, type Vitals } from '@shop/shared/contracts';
import { tableKeys, tableOf } from '@shop/shared/domain';
import { type Engine, engines } from './engine';
import { createHistogram, type Histogram } from './histogram';

/** Upper bounds of the histogram's buckets: good, and needing improvement (web.dev/vitals). */
export const vitalBounds = {
  ttfbMs: [800, 1_800],
  lcpMs: [2_500, 4_000],
  inpMs: [200, 500],
  cls: [0.1, 0.25],
} as const satisfies Record<keyof Vitals, readonly number[]>;

export type VitalName = keyof typeof vitalBounds;
export const vitalNames = tableKeys<VitalName>(vitalBounds);

/** Upper bounds of what a tab waits for files, ms. */
export const loadBounds = [100, 300, 1_000, 3_000] as const;
/** Upper bounds of the rendering of a document, ms. */
export const renderBounds = [50, 100, 300, 1_000] as const;

/** Files of one phase of loading. */
export interface LoadCounts {
  /** Waits for files from the network. */
  waits: Histogram;
  /** Files that browsers had in their cache. */
  cached: number;
}

/** What visitors experienced with one build since the gateway was started. */
export interface BuildCounts {
  /** Documents that were sent, by the app that owns the page. */
  documents: number;
  /** Those of them that were an error, 404 too; of one client one a minute. */
  errorDocuments: number;
  /** Documents that came to life in browsers. */
  alive: number;
  /** Pages that its server build could not render. */
  renderFailures: number;
  /** Rendering of documents on the server with their data, ms; none for one from memory. */
  renders: Histogram;
  /** Pages that browsers opened. */
  views: number;
  errors: number;
  loadFailures: number;
  /** Documents that browsers drew again in part, because they differed from the server's. */
  redraws: Record<Engine, number>;
  /** Clients with an error or a failure to load of this build. */
  failingClients: number;
  /** Clients whose tabs ran this build. */
  visitors: number;
  /** Those of them who met an error or a failure to load of any app. */
  failingVisitors: number;
  /** Clients that called the api with this build, each once a minute. */
  callers: number;
  /** Those of them of whom a call was refused. */
  refusedCallers: number;
  /** Visitors during a canary whose first 15 minutes are over. */
  shoppers: number;
  /** Shoppers who added goods to their basket within their first 15 minutes. */
  basketShoppers: number;
  /** Shoppers who began an order within their first 15 minutes. */
  orderShoppers: number;
  loads: Record<LoadPhase, LoadCounts>;
  vitals: Record<VitalName, Histogram>;
}

export const emptyCounts = (): BuildCounts => ({
  documents: 0,
  errorDocuments: 0,
  alive: 0,
  renderFailures: 0,
  renders: createHistogram(renderBounds),
  views: 0,
  errors: 0,
  loadFailures: 0,
  redraws: tableOf(engines, () => 0),
  failingClients: 0,
  visitors: 0,
  failingVisitors: 0,
  callers: 0,
  refusedCallers: 0,
  shoppers: 0,
  basketShoppers: 0,
  orderShoppers: 0,
  loads: tableOf(loadPhases, () => ({ waits: createHistogram(loadBounds), cached: 0 })),
  vitals: tableOf(vitalNames, (name) => createHistogram(vitalBounds[name])),
});
