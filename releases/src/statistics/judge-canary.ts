import { tableOf } from '@shop/shared/domain';
import type { BuildCounts } from './build-counts';

/** Fewer pages say nothing of a build. */
const MIN_PAGES = 30;
/** Failures of fewer clients may come from one broken browser, or may be forged. */
const MIN_FAILING_CLIENTS = 3;
const MIN_RENDER_FAILURES = 3;
/** A canary fails when its rate is this many times the stable build's, and this much above it. */
const WORSE_RATIO = 2;
const WORSE_BY = 0.01;

const counted = [
  'documents',
  'renderFailures',
  'views',
  'errors',
  'loadFailures',
  'failingClients',
] as const;

export type Counts = Pick<BuildCounts, (typeof counted)[number]>;

/** What was counted since `begun`; 0 of a build that was not counted. */
export const countsSince = (now: Counts | undefined, begun?: Counts): Counts =>
  tableOf(counted, (name) => (now?.[name] ?? 0) - (begun?.[name] ?? 0));

const rate = (failures: number, of: number): number => (of === 0 ? 0 : failures / of);

const isWorse = (canary: number, stable: number): boolean =>
  canary > stable * WORSE_RATIO && canary - stable > WORSE_BY;

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/**
 * Compares a canary with the stable build.
 * @returns why the canary is worse; undefined when it is not, or when too little is known
 */
export function judgeCanary(canary: Counts, stable: Counts | undefined): string | undefined {
  if (canary.documents >= MIN_PAGES && canary.renderFailures >= MIN_RENDER_FAILURES) {
    const own = rate(canary.renderFailures, canary.documents);
    const usual = rate(stable?.renderFailures ?? 0, stable?.documents ?? 0);
    if (isWorse(own, usual))
      return `${percent(own)} of its pages were not rendered on the server, ${percent(usual)} of the stable build’s`;
  }
  if (canary.views >= MIN_PAGES && canary.failingClients >= MIN_FAILING_CLIENTS) {
    const own = rate(canary.errors + canary.loadFailures, canary.views);
    const usual = rate((stable?.errors ?? 0) + (stable?.loadFailures ?? 0), stable?.views ?? 0);
    if (isWorse(own, usual))
      return `${percent(own)} of its page views failed, ${percent(usual)} of the stable build’s`;
  }
  return undefined;
}
