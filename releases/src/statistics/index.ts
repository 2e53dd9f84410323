/** Counts of builds: what visitors experienced, and when a canary ends. */
export {
  type AppReport,
  type BuildError,
  type BuildRow,
  browserErrorsOf,
  reportApps,
} from './app-report';
export { readBrowserFailures } from './browser-failures';
export { loadBounds, renderBounds, vitalBounds } from './build-counts';
export type { BuildShare } from './build-share';
export { engineOf, engines } from './engine';
export { type Histogram, totalOf } from './histogram';
export { formatMetrics } from './metrics';
export type { Outcome } from './outcomes';
export { type BuildStats, createReleaseStats, type ReleaseStats } from './release-stats';
export { visitReportSchema } from './visit-report.schema';
export { watchCanaries } from './watch-canaries';
