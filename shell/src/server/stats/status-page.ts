import type { BuildShare } from '../live-releases';
import { plainPage } from '../plain-page';
import { type BuildStats, type VitalName, vitalBounds } from './release-stats';

const share = (part: number, of: number): string =>
  of === 0 ? '–' : `${((part / of) * 100).toFixed(1)} %`;

/** Mean of a web vital, and the share of its values within the bound of a good one. */
function vitalText({ vitals }: BuildStats, name: VitalName): string {
  const { buckets, sum } = vitals[name];
  const total = buckets.reduce((all, count) => all + count, 0);
  if (total === 0) return '–';
  const mean = name === 'cls' ? (sum / total).toFixed(3) : `${Math.round(sum / total)} ms`;
  return `${mean}, ${share(buckets[0] ?? 0, total)} ≤ ${vitalBounds[name][0]}`;
}

const row = (cells: readonly (string | number)[], tag = 'td'): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;

const head = [
  ...['App', 'Build', 'Visitors', 'Documents', 'Not rendered', 'Views', 'Errors', 'Not loaded'],
  ...['Failing clients', 'TTFB', 'LCP', 'INP', 'CLS'],
];

/** What visitors experience with each build, for teams and testers. */
export function statusPage(stats: readonly BuildStats[], shares: readonly BuildShare[]): string {
  const percentOf = (app: string, build: string) =>
    shares.find((one) => one.app === app && one.build === build)?.percent ?? 0;
  const rows = stats
    .toSorted((a, b) => a.app.localeCompare(b.app) || b.documents - a.documents)
    .map((one) =>
      row([
        one.app,
        one.build,
        `${percentOf(one.app, one.build)} %`,
        one.documents,
        `${one.renderFailures} (${share(one.renderFailures, one.documents)})`,
        one.views,
        `${one.errors} (${share(one.errors, one.views)})`,
        `${one.loadFailures} (${share(one.loadFailures, one.views)})`,
        one.failingClients,
        ...(['ttfbMs', 'lcpMs', 'inpMs', 'cls'] as const).map((name) => vitalText(one, name)),
      ]),
    );
  return plainPage(
    'Releases',
    `<p>Since this gateway was started. Errors: one a client and minute.</p><table border="1" cellpadding="6"><thead>${row(head, 'th')}</thead><tbody>${rows.join('')}</tbody></table>`,
  );
}
