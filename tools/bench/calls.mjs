import autocannon from 'autocannon';
import { freePort } from '../e2e/free-port.mjs';
import { startProcess } from '../e2e/process.mjs';
import { median } from './median.mjs';
import { pagesPerSecond } from './page-rate.mjs';
import { table } from './table.mjs';

const ROUND_S = 3;
const CONNECTIONS = 32;

const paths = {
  product: '/goods/v1/front/229',
  list: '/search/v1/front/goods?categoryNo=1&size=24',
};

const pageLoad = { connections: CONNECTIONS, durationMs: ROUND_S * 1000 };

async function requestsPerSecond(url) {
  const result = await autocannon({ url, connections: CONNECTIONS, duration: ROUND_S });
  if (result.non2xx || result.errors) {
    throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors under load.`);
  }
  return result.requests.average;
}

async function homeRates(shopUrl, runs) {
  const rates = [];
  for (let round = 0; round < runs; round += 1)
    rates.push(await pagesPerSecond(`${shopUrl}/main`, pageLoad));
  return rates;
}

/**
 * Measures requests per second of the two busiest calls against a bare route that sends the same
 * bytes, in interleaved rounds, and before them of the home page. Only the ratios are meaningful.
 */
export async function measureCalls({ apiUrl, shopUrl, runs }) {
  // Before the calls: after their load, large responses over loopback wait tens of ms on an idle machine.
  const main = await homeRates(shopUrl, runs);
  const port = await freePort();
  const bare = await startProcess('tools/bench/bare-server.mjs', {
    BARE_SOURCE: apiUrl,
    BARE_PATHS: JSON.stringify(Object.values(paths)),
    BARE_PORT: String(port),
  });
  const rates = Object.fromEntries(
    Object.keys(paths).map((name) => [name, { ours: [], bare: [] }]),
  );
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const [name, path] of Object.entries(paths)) {
        rates[name].ours.push(await requestsPerSecond(apiUrl + path));
        rates[name].bare.push(await requestsPerSecond(`http://127.0.0.1:${port}${path}`));
      }
    }
  } finally {
    await bare.stop();
  }
  const rows = Object.entries(rates).map(([name, { ours, bare: yard }]) => {
    const ratio = median(ours.map((rate, round) => rate / yard[round]));
    return [name, Math.round(median(ours)), Math.round(median(yard)), ratio.toFixed(2)];
  });
  return [
    `## Requests per second (${CONNECTIONS} connections, rounds of ${ROUND_S} s, interleaved, medians of ${runs})`,
    table(
      ['call', 'api', 'bare Fastify, same bytes', 'ratio'],
      [...rows, ['/main, anonymous', Math.round(median(main)), '–', '–']],
    ),
  ].join('\n\n');
}
