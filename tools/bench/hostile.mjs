import { fork } from 'node:child_process';
import http from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { table } from './table.mjs';

const CONNECTIONS = 20;
const ROUND_MS = 10_000;
/** Between the visitor's requests. */
const PAUSE_MS = 5;
const PATH = '/main';

/** One request; its duration, ms. */
const timeOf = (url, agent) =>
  new Promise((resolve, reject) => {
    const startedAt = performance.now();
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url}: ${response.statusCode}`));
      response.resume();
      response.on('end', () => resolve(performance.now() - startedAt));
    });
    request.on('error', reject);
  });

async function visit(shopUrl) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const times = [];
  const endsAt = performance.now() + ROUND_MS;
  while (performance.now() < endsAt) {
    times.push(await timeOf(shopUrl + PATH, agent));
    await pause(PAUSE_MS);
  }
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  return { p50: at(0.5), p99: at(0.99), count: times.length };
}

/** Starts the clients that open uncached pages. @returns the function that stops them */
async function startHostile(shopUrl) {
  const file = fileURLToPath(new URL('./hostile-clients.mjs', import.meta.url));
  const child = fork(file, [shopUrl, String(CONNECTIONS)]);
  await pause(1_000);
  return async () => {
    const counts = new Promise((resolve) => child.once('message', resolve));
    child.send('stop');
    return counts;
  };
}

/**
 * Measures a page that is in memory, alone and while clients open pages that are not, in turns.
 */
export async function measureHostile({ shopUrl, runs }) {
  await visit(shopUrl);
  const rows = [];
  for (let run = 1; run <= runs; run += 1) {
    const quiet = await visit(shopUrl);
    const stop = await startHostile(shopUrl);
    const beside = await visit(shopUrl);
    const counts = await stop();
    const statuses = Object.entries(counts).map(([status, count]) => `${count} × ${status}`);
    rows.push([
      run,
      quiet.p50.toFixed(1),
      quiet.p99.toFixed(1),
      beside.p50.toFixed(1),
      beside.p99.toFixed(1),
      (beside.p99 / quiet.p99).toFixed(1),
      statuses.join(', '),
    ]);
  }
  return [
    `## ${PATH} from memory while ${CONNECTIONS} connections open uncached pages (rounds of ${ROUND_MS / 1_000} s)`,
    table(
      ['run', 'quiet p50, ms', 'p99, ms', 'beside p50, ms', 'p99, ms', 'ratio of p99', 'uncached'],
      rows,
    ),
  ].join('\n\n');
}
