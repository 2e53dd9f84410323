import { tableOf } from '@shop/shared/domain';
import type { BuildCounts } from './build-counts';

/** Fewer failures may come from one broken browser, or may be forged. */
const MIN_FAILURES = 3;
/** A smaller difference of the rates does not end a release, however certain it is. */
const WORSE_BY = 0.01;
/**
 * Added to a stable build of which fewer were counted, or which does not exist. More fail than usual, so that a few
 * failures of the canary prove nothing.
 */
const PRIOR: Sample = { failed: 2, of: 10 };
/**
 * Evidence (`evidenceOf`) beyond which a difference is no accident. By chance alone two samples have more than x with a
 * probability of about e^-x / sqrt(pi x): 8 in a million for one comparison at 10. A canary is compared hundreds of
 * times in seven measures, so a test simulates all of that: of a thousand canaries that are as good as the stable
 * build, at most one ends.
 */
const CERTAIN = 10;

const counted = [
  'documents',
  'errorDocuments',
  'alive',
  'renderFailures',
  'visitors',
  'failingVisitors',
  'callers',
  'refusedCallers',
  'shoppers',
  'basketShoppers',
  'orderShoppers',
] as const;

export type Counts = Pick<BuildCounts, (typeof counted)[number]> & {
  /** Documents that were sent so long ago that they have come to life, or never will. */
  dueDocuments: number;
};

/** What was counted since `begun`; 0 of a build that was not counted. */
export const countsSince = (
  now: Partial<Counts> | undefined,
  begun?: Partial<Counts>,
): Omit<Counts, 'dueDocuments'> =>
  tableOf(counted, (name) => Math.max(0, (now?.[name] ?? 0) - (begun?.[name] ?? 0)));

export const noCounts: Counts = { ...countsSince(undefined), dueDocuments: 0 };

export const addCounts = (one: Counts, other: Counts): Counts => ({
  ...tableOf(counted, (name) => one[name] + other[name]),
  dueDocuments: one.dueDocuments + other.dueDocuments,
});

/** How many of what was counted failed. */
export interface Sample {
  failed: number;
  of: number;
}

const rateOf = ({ failed, of }: Sample): number => (of === 0 ? 0 : failed / of);

const sum = (one: Sample, other: Sample): Sample => ({
  failed: one.failed + other.failed,
  of: one.of + other.of,
});

/** The logarithm of the likelihood of a sample at its own rate, or at another one. */
function likelihood(sample: Sample, rate = rateOf(sample)): number {
  const { failed, of } = sample;
  const part = (count: number, share: number) => (count === 0 ? 0 : count * Math.log(share));
  return part(failed, rate) + part(of - failed, 1 - rate);
}

/** How much better two rates explain both samples than a common one: a log-likelihood ratio (G-test). */
function evidenceOf(canary: Sample, stable: Sample): number {
  const common = rateOf(sum(canary, stable));
  return (
    likelihood(canary) +
    likelihood(stable) -
    likelihood(canary, common) -
    likelihood(stable, common)
  );
}

/** Whether a canary fails more often than the stable build, beyond accident. */
export function isWorse(canary: Sample, stable: Sample): boolean {
  const known = stable.of < PRIOR.of ? sum(stable, PRIOR) : stable;
  return (
    canary.failed >= MIN_FAILURES &&
    rateOf(canary) - rateOf(known) > WORSE_BY &&
    evidenceOf(canary, known) > CERTAIN
  );
}

/** Least number of visitors of each build for a comparison of baskets and orders. */
const MIN_SHOPPERS = 50;
/** Least rate of the canary as a share of the stable build's rate. A canary above it continues. */
const ALMOST_AS_MUCH = 0.8;

/**
 * Whether a canary's visitors reach an outcome (basket, order) less often than the stable build's, beyond accident. No
 * prior is added, because the usual rate of outcomes is unknown. @param canary `failed` counts visitors without the outcome
 */
export function isPoorer(canary: Sample, stable: Sample): boolean {
  const doing = (sample: Sample): number => 1 - rateOf(sample);
  return (
    Math.min(canary.of, stable.of) >= MIN_SHOPPERS &&
    doing(canary) < doing(stable) * ALMOST_AS_MUCH &&
    evidenceOf(canary, stable) > CERTAIN
  );
}

const outcomes: readonly { what: string; of: (counts: Counts) => Sample }[] = [
  {
    what: 'of its visitors put nothing into their basket',
    of: ({ basketShoppers, shoppers }) => ({ failed: shoppers - basketShoppers, of: shoppers }),
  },
  {
    what: 'of its visitors began no order',
    of: ({ orderShoppers, shoppers }) => ({ failed: shoppers - orderShoppers, of: shoppers }),
  },
];

const measures: readonly { what: string; of: (counts: Counts) => Sample }[] = [
  {
    what: 'of its pages were not rendered on the server',
    of: ({ renderFailures, documents }) => ({ failed: renderFailures, of: documents }),
  },
  {
    what: 'of its pages were an error',
    of: ({ errorDocuments, documents }) => ({ failed: errorDocuments, of: documents }),
  },
  {
    what: 'of its visitors met a failure',
    of: ({ failingVisitors, visitors }) => ({ failed: failingVisitors, of: visitors }),
  },
  {
    what: 'of its callers had a call refused',
    of: ({ refusedCallers, callers }) => ({ failed: refusedCallers, of: callers }),
  },
  {
    what: 'of its documents did not come to life',
    of: ({ dueDocuments, alive }) => ({
      failed: Math.max(0, dueDocuments - alive),
      of: dueDocuments,
    }),
  },
];

/** Counters of different events may overtake each other. */
const bounded = ({ failed, of }: Sample): Sample => ({ failed: Math.min(failed, of), of });

const percent = (sample: Sample): string => `${(rateOf(sample) * 100).toFixed(1)} %`;

/**
 * Compares a canary with the stable build.
 * @returns why the canary is worse; undefined when it is not, or when too little is known
 */
export function judgeCanary(canary: Counts, stable: Counts): string | undefined {
  const judged = [
    ...measures.map((measure) => ({ ...measure, isEnd: isWorse })),
    ...outcomes.map((measure) => ({ ...measure, isEnd: isPoorer })),
  ];
  for (const { what, of, isEnd } of judged) {
    const [own, usual] = [bounded(of(canary)), bounded(of(stable))];
    if (isEnd(own, usual))
      return `${percent(own)} ${what}, ${percent(usual)} of the stable build’s`;
  }
  return undefined;
}
