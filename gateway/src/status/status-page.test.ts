/** @jest-environment ./tools/jest/dom-environment.cjs */

import { createReleaseStats } from '@shop/releases/statistics';
import type { ClientFailure } from '@shop/shared/node';
import { statusPage } from './status-page';

const failure = (more: Partial<ClientFailure>): ClientFailure => ({
  app: 'goods',
  build: 'g2',
  message: 'TypeError: x',
  times: 3,
  lastAt: '2026-11-25T08:00:00.000Z',
  ...more,
});
const shares = [
  { app: 'goods', build: 'g1', percent: 90, owner: 'Goods & <team>' },
  { app: 'goods', build: 'g2', percent: 10 },
  { app: 'order', build: 'o1', percent: 100 },
];

/** The page as a document, with what was counted and failed. */
function open(failures: ClientFailure[] | null = []) {
  const stats = createReleaseStats();
  for (let no = 0; no < 3; no += 1) stats.countDocument('goods', 'g1', 200, '198.51.100.1');
  stats.countDocument('goods', 'g2', 200, '198.51.100.1');
  const error = { error: new RangeError('ours'), atMs: Date.parse('2026-11-25T09:00:00Z') };
  stats.countRenderFailure('goods', 'g1', { ...error, traceId: 'abc123' });
  const report = { stats: stats.all(), shares, failures: failures ?? undefined, sinceMs: 0 };
  const page = new DOMParser().parseFromString(statusPage(report, ['a{}']), 'text/html');
  const tableOf = (id: string) =>
    [...page.querySelectorAll(`table[aria-labelledby="${id}"] tbody tr`)].map((row) =>
      [...row.children].map((cell) =>
        cell.innerHTML.replace('<small>', ' | ').replace('</small>', ''),
      ),
    );
  return { page, tableOf };
}

it('has a section of each app with its owner', () => {
  const { page } = open();
  const titles = [...page.querySelectorAll('h2')].map(({ textContent }) => textContent);
  expect(titles).toEqual(['goods 담당 Goods & <team>', 'order 담당이 적혀 있지 않아요']);
});

it('shows the share of visitors that a build was given beside the share that came', () => {
  const rows = open().tableOf('goods-visits');
  expect(rows.map((row) => row.slice(0, 3))).toEqual([
    ['g1', '90 %', '3 | 75.0 %'],
    ['g2', '10 %', '1 | 25.0 %'],
  ]);
});

it('lists the errors of servers and browsers, the latest first, with the trace where there is one', () => {
  const { tableOf } = open([failure({})]);
  expect(tableOf('goods-errors')).toEqual([
    ['g1', 'RangeError: ours | trace abc123', '1', '2026-11-25 18:00:00', '서버'],
    ['g2', 'TypeError: x', '3', '2026-11-25 17:00:00', '브라우저'],
  ]);
});

it('escapes what anybody may report, and leaves personal data out', () => {
  const { page, tableOf } = open([
    failure({ message: `Error: <img src=x> of /find?name=kim 0101234567 ${'long '.repeat(60)}` }),
    failure({ app: '', build: 'c0ffee', message: 'Script error.\n<b>' }),
  ]);
  expect(page.querySelector('img, b, script')).toBeNull();
  const [, message = ''] = [...tableOf('goods-errors').map((row) => row[1])];
  expect(message).toContain('Error: &lt;img src=x&gt; of /find?name=[value] [number] long');
  expect(message.length).toBeLessThan(220);
  expect(tableOf('unknown-errors')[0]?.[1]).toBe('Script error.');
});

it('says that errors of browsers are missing when the api does not tell', () => {
  expect(open().page.querySelector('.notice')).toBeNull();
  expect(open(null).page.querySelector('.notice')?.textContent).toContain('브라우저의 오류');
});

it('has tables that scroll by keyboard and are named', () => {
  const { page } = open();
  const regions = [...page.querySelectorAll('.scroll')];
  expect(regions.length).toBeGreaterThan(0);
  for (const region of regions) {
    expect(region.getAttribute('tabindex')).toBe('0');
    const label = page.getElementById(region.getAttribute('aria-labelledby') ?? '');
    expect(label?.textContent).toBeTruthy();
  }
});
