import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../e2e/free-port.mjs';
import { startProcess } from '../../e2e/process.mjs';
import { runCommand, SMALLEST, WITHOUT_PROOF, writeBuild } from './command.mjs';

const REQUESTS = 5_000;
const CLIENTS = 8;
/** Time without the store of the register, ms; each gateway reads it several times meanwhile. */
const AWAY_MS = 10_000;

const paths = [
  '/main',
  '/search?q=%EA%B0%80%EB%B0%A9',
  '/display/category?categoryNo=4',
  '/goods/detail?goodsNo=1',
  '/builds/latest.json',
  '/api/display/v1/shop/category/tree',
];

const get = (agent, url) =>
  new Promise((resolve) => {
    http
      .get(url, { agent, timeout: 60_000 }, (response) => {
        response.resume();
        response.on('end', () =>
          resolve(response.statusCode === 200 ? '' : `${response.statusCode} of ${url}`),
        );
        response.on('error', (error) => resolve(`${error.message} of ${url}`));
      })
      .on('error', (error) => resolve(`${error.message} of ${url}`));
  });

/** Starts clients that send requests to both gateways in turn without a pause, half of them with keep-alive. */
function startLoad(urls) {
  const failures = [];
  let count = 0;
  let isOver = false;
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    const agent = new http.Agent({ keepAlive: client % 2 === 0, maxSockets: 2 });
    for (let no = client; !isOver; no += 1) {
      const failure = await get(agent, urls[no % urls.length] + paths[no % paths.length]);
      count += 1;
      if (failure) failures.push(failure);
    }
    agent.destroy();
  });
  return {
    count: () => count,
    failures,
    end: async () => {
      isOver = true;
      await Promise.all(clients);
    },
  };
}

/** Starts two gateways with one register, each with its supervisor. */
async function startGateways({ apiUrl, releasesDir }) {
  const gateways = [];
  for (let no = 0; no < 2; no += 1) {
    const port = await freePort();
    const env = {
      PORT: String(port),
      API_URL: apiUrl,
      RELEASES_DIR: releasesDir,
      RATE_LIMIT_FACTOR: '10000',
    };
    gateways.push({
      url: `http://localhost:${port}`,
      ...(await startProcess('gateway/dist/supervisor.cjs', env)),
    });
  }
  return gateways;
}

const hasBuild = async (url, build) => {
  const { id } = await (await fetch(`${url}/builds/latest.json`)).json();
  return (await (await fetch(`${url}/builds/meta/${id}.json`)).json()).apps[SMALLEST] === build;
};

async function until(isTrue) {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await isTrue()) return;
    await pause(100);
  }
  throw new Error('It did not become true within a minute.');
}

/** Promotes, rolls back, replaces gateways and removes the store, all under load. @returns rows of the table */
export async function drillAvailability({ folder, apiUrl, releasesDir }) {
  const gateways = await startGateways({ apiUrl, releasesDir });
  const checkout = writeBuild(folder, 'next', {});
  const command = async (...args) => {
    const { code, output } = await runCommand(args, { checkout, releasesDir });
    if (code !== 0) throw new Error(output);
  };
  const stableOf = async () =>
    JSON.parse((await runCommand(['status', '--json'], { checkout, releasesDir })).output).apps[
      SMALLEST
    ].stable;
  const everywhere = (build) =>
    until(async () =>
      (await Promise.all(gateways.map(({ url }) => hasBuild(url, build)))).every(Boolean),
    );
  const replace = async ({ pid, ask }) => {
    const isReady = ask('ready');
    process.kill(pid, 'SIGUSR2');
    await isReady;
  };
  const before = await stableOf();
  await command('publish', SMALLEST);
  const register = path.join(releasesDir, 'register');
  const steps = [
    [
      'a promotion',
      async () => {
        await command('promote', SMALLEST, ...WITHOUT_PROOF);
        await everywhere('next');
      },
    ],
    [
      'both gateways replaced by a new version',
      async () => {
        for (const gateway of gateways) await replace(gateway);
      },
    ],
    [
      'a rollback',
      async () => {
        await command('rollback', SMALLEST);
        await everywhere(before);
      },
    ],
    [
      'the store of the register away',
      async () => {
        fs.renameSync(register, `${register}-away`);
        await pause(AWAY_MS);
        fs.renameSync(`${register}-away`, register);
      },
    ],
    [
      'a promotion after the store came back',
      async () => {
        await command('promote', SMALLEST, 'next', ...WITHOUT_PROOF);
        await everywhere('next');
      },
    ],
    [
      'a rollback after it',
      async () => {
        await command('rollback', SMALLEST);
        await everywhere(before);
      },
    ],
  ];
  const rows = [];
  const load = startLoad(gateways.map(({ url }) => url));
  try {
    for (const [what, run] of steps) {
      const [count, failed, startedAt] = [load.count(), load.failures.length, performance.now()];
      await run();
      await pause(1_000);
      const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
      const failures = load.failures.slice(failed);
      const seen = `${failures.length} failed of ${load.count() - count} in ${seconds} s${failures[0] ? `: ${failures[0]}` : ''}`;
      rows.push(['two gateways', what, '0 failed', seen, failures.length === 0]);
    }
    while (load.count() < REQUESTS) await pause(100);
  } finally {
    await load.end();
    for (const gateway of gateways) await gateway.stop();
  }
  const [failed, count] = [load.failures.length, load.count()];
  rows.push([
    'two gateways',
    'all of it',
    `0 failed of ${REQUESTS}`,
    `${failed} failed of ${count}`,
    failed === 0 && count >= REQUESTS,
  ]);
  return rows;
}
