import { loadPhases } from '@shop/shared/contracts';
import { loadBounds, renderBounds, type VitalName, vitalBounds, vitalNames } from './build-counts';
import type { BuildShare } from './build-share';
import { engines } from './engine';
import type { Histogram } from './histogram';
import type { BuildStats } from './release-stats';

const counters = [
  ['documents', 'Documents sent, by the app that owns the page.'],
  ['alive', 'Documents that came to life in browsers.'],
  ['errorDocuments', 'Documents that were an error, one a client and minute.'],
  ['renderFailures', 'Pages that were not rendered on the server.'],
  ['views', 'Pages that browsers opened.'],
  ['errors', 'Uncaught errors of browsers, one a client and minute.'],
  ['loadFailures', 'Remotes that browsers could not load, one a client and minute.'],
] as const satisfies readonly (readonly [keyof BuildStats, string])[];

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

const labelsOf = ({ app, build }: BuildStats, more = ''): string =>
  `{app="${app}",build="${build}"${more}}`;

const family = (name: string, type: string, help: string, samples: string[]): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
  ...samples,
];

/** @param labels of a sample, with more than the build where one has several histograms */
function histogramSamples(
  name: string,
  labels: (more?: string) => string,
  { buckets, sum }: Histogram,
  bounds: readonly number[],
): string[] {
  let total = 0;
  const lines = buckets.map((count, at) => {
    total += count;
    return `${name}_bucket${labels(`,le="${bounds[at] ?? '+Inf'}"`)} ${total}`;
  });
  return [...lines, `${name}_sum${labels()} ${sum}`, `${name}_count${labels()} ${total}`];
}

function vitalFamily(stats: readonly BuildStats[], vital: VitalName): string[] {
  const name = `shop_web_vital_${snakeCase(vital)}`;
  const help = `Web vital ${vital} of documents, by the first page's app.`;
  const samples = stats.flatMap((build) =>
    histogramSamples(
      name,
      (more) => labelsOf(build, more),
      build.vitals[vital],
      vitalBounds[vital],
    ),
  );
  return family(name, 'histogram', help, samples);
}

function renderFamily(stats: readonly BuildStats[]): string[] {
  const name = 'shop_render_ms';
  const samples = stats.flatMap((build) =>
    histogramSamples(name, (more) => labelsOf(build, more), build.renders, renderBounds),
  );
  const help = "Rendering of documents on the server with their data, by the page's app.";
  return family(name, 'histogram', help, samples);
}

function redrawFamily(stats: readonly BuildStats[]): string[] {
  const name = 'shop_redraws_total';
  const help =
    "Documents that browsers drew again in part, because they differed from the server's, one a client and minute.";
  const samples = stats.flatMap((build) =>
    engines.map(
      (engine) => `${name}${labelsOf(build, `,engine="${engine}"`)} ${build.redraws[engine]}`,
    ),
  );
  return family(name, 'counter', help, samples);
}

/** Every build has the phases of loading as the label `phase`. */
function loadFamilies(stats: readonly BuildStats[]): string[] {
  const all = stats.flatMap((build) =>
    loadPhases.map((phase) => ({
      counts: build.loads[phase],
      labels: (more = '') => labelsOf(build, `,phase="${phase}"${more}`),
    })),
  );
  return [
    ...family(
      'shop_load_ms',
      'histogram',
      'Waits of browsers for files of an app from the network.',
      all.flatMap(({ counts, labels }) =>
        histogramSamples('shop_load_ms', labels, counts.waits, loadBounds),
      ),
    ),
    ...family(
      'shop_load_cached_total',
      'counter',
      'Files of an app that browsers had in their cache.',
      all.map(({ counts, labels }) => `shop_load_cached_total${labels()} ${counts.cached}`),
    ),
  ];
}

/**
 * The counts in the text format of Prometheus 0.0.4. Counters begin at 0 when the gateway is
 * started.
 */
export function formatMetrics(stats: readonly BuildStats[], shares: readonly BuildShare[]): string {
  const lines = [
    ...counters.flatMap(([field, help]) => {
      const name = `shop_${snakeCase(field)}_total`;
      return family(
        name,
        'counter',
        help,
        stats.map((build) => `${name}${labelsOf(build)} ${build[field]}`),
      );
    }),
    ...redrawFamily(stats),
    ...vitalNames.flatMap((vital) => vitalFamily(stats, vital)),
    ...renderFamily(stats),
    ...loadFamilies(stats),
    ...family(
      'shop_release_share_percent',
      'gauge',
      'Share of the visitors who get a build.',
      shares.map(
        ({ app, build, percent }) =>
          `shop_release_share_percent{app="${app}",build="${build}"} ${percent}`,
      ),
    ),
  ];
  return `${lines.join('\n')}\n`;
}
