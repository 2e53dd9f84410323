import type { BuildShare } from '../live-releases';
import { type BuildStats, type VitalName, vitalBounds, vitalNames } from './release-stats';

const counters = [
  ['documents', 'Documents sent, by the app that owns the page.'],
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

function vitalFamily(stats: readonly BuildStats[], vital: VitalName): string[] {
  const name = `shop_web_vital_${snakeCase(vital)}`;
  const samples = stats.flatMap((build) => {
    const { buckets, sum } = build.vitals[vital];
    let total = 0;
    const lines = buckets.map((count, at) => {
      total += count;
      return `${name}_bucket${labelsOf(build, `,le="${vitalBounds[vital][at] ?? '+Inf'}"`)} ${total}`;
    });
    return [
      ...lines,
      `${name}_sum${labelsOf(build)} ${sum}`,
      `${name}_count${labelsOf(build)} ${total}`,
    ];
  });
  return family(
    name,
    'histogram',
    `Web vital ${vital} of documents, by the first page's app.`,
    samples,
  );
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
    ...vitalNames.flatMap((vital) => vitalFamily(stats, vital)),
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
