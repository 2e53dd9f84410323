import {
  type CountByApp,
  VISIT_REPORT_PATH,
  type VisitReport,
  type Vitals,
} from '@shop/shared/contracts';
import type { BootEvents } from '../boot-events';
import { remoteLoadFailures } from '../federation';
import type { ShopRouter } from '../router';
import { observeLoads } from './load-times';
import { observeVitals } from './web-vitals';

/** Failures are reported this much later, so that those of one moment are one report. */
const FAILURE_MS = 1_000;

/** The most that a report may name. */
const MAX_REDRAWS = 100;

const add = (counts: CountByApp, app: string): void => {
  counts[app] = (counts[app] ?? 0) + 1;
};

export interface VisitReportingOptions {
  buildId: string;
  bootEvents: Pick<BootEvents, 'redraws' | 'visitedPages'>;
  router: ShopRouter['router'];
  /** The app that owns a path. */
  ownerOf: (pathname: string) => string;
}

/**
 * Reports what this tab experienced with its builds: when it is hidden, and soon after a failure.
 * @returns a function that counts an error of an app's code
 */
export function reportVisits({
  buildId,
  bootEvents,
  router,
  ownerOf,
}: VisitReportingOptions): (app: string) => void {
  const appOf = (path: string): string => ownerOf(path.split('?', 1)[0] ?? '/');
  const landing = appOf(bootEvents.visitedPages[0]?.path ?? '/');
  let vitals: (() => Vitals) | undefined = observeVitals();
  const takeLoads = observeLoads();
  let views: CountByApp = {};
  let errors: CountByApp = {};
  let reportedLoadFailures = 0;
  let failureTimer: ReturnType<typeof setTimeout> | undefined;

  const send = (isHidden: boolean): void => {
    clearTimeout(failureTimer);
    failureTimer = undefined;
    const loadFailures: CountByApp = {};
    for (const name of remoteLoadFailures.slice(reportedLoadFailures)) add(loadFailures, name);
    reportedLoadFailures = remoteLoadFailures.length;
    const loads = takeLoads();
    const { redraws } = bootEvents;
    bootEvents.redraws = 0;
    const isEmpty =
      redraws === 0 &&
      [views, errors, loadFailures, loads].every((counts) => Object.keys(counts).length === 0);
    if (isEmpty && !vitals) return;
    const report: VisitReport = { id: buildId, views, errors, loadFailures, loads, landing };
    if (redraws > 0) report.redraws = Math.min(redraws, MAX_REDRAWS);
    // The largest paint and the longest interaction are final once the page is hidden.
    if (isHidden && vitals) {
      report.vitals = vitals();
      vitals = undefined;
    }
    views = {};
    errors = {};
    navigator.sendBeacon?.(VISIT_REPORT_PATH, JSON.stringify(report));
  };
  const sendSoon = (): void => {
    failureTimer ??= setTimeout(send, FAILURE_MS, false);
  };

  let current = '';
  const view = (path: string): void => {
    if (path === current) return;
    current = path;
    add(views, appOf(path));
    if (remoteLoadFailures.length > reportedLoadFailures) sendSoon();
  };
  for (const { path } of bootEvents.visitedPages) view(path.split('?', 1)[0] ?? '/');
  router.subscribe(({ location }) => view(location.pathname));
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send(true);
  });
  return (app) => {
    add(errors, app);
    sendSoon();
  };
}
