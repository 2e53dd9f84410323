import autocannon from 'autocannon';
import { freePort } from '../e2e/free-port.mjs';
import { startProcess } from '../e2e/process.mjs';
import { median } from './median.mjs';
import { table } from './table.mjs';

const ROUND_S = 3;
const CONNECTIONS = 32;

const paths = {
  product: '/goods/v1/front/229',
  list: '/search/v1/front/goods?categoryNo=1&size=24',
};

async function requestsPerSecond(url, headers = {}) {
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: ROUND_S });
  if (result.non2xx || result.errors) {
    throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors under load.`);
  }
  return result.requests.average;
}

/**
 * Measures requests per second of the two busiest calls against a bare route that sends the same
 * bytes, in interleaved rounds, and of the home page. Only the ratios are meaningful.
 */
export async function measureCalls({ apiUrl, shopUrl, runs }) {
  const port = await freePort();
  const bare = await startProcess('tools/bench/bare-server.mjs', {
    BARE_SOURCE: apiUrl,
    BARE_PATHS: JSON.stringify(Object.values(paths)),
    BARE_PORT: String(port),
  });
  const main = [];
  const rates = Object.fromEntries(
    Object.keys(paths).map((name) => [name, { ours: [], bare: [] }]),
  );
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const [name, path] of Object.entries(paths)) {
        rates[name].ours.push(await requestsPerSecond(apiUrl + path));
        rates[name].bare.push(await requestsPerSecond(`http://127.0.0.1:${port}${path}`));
      }
      main.push(await requestsPerSecond(`${shopUrl}/main`, { 'accept-encoding': 'br' }));
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
