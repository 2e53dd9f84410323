import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { table } from '../bench/table.mjs';
import { build } from '../build/build.mjs';
import { startApi } from '../e2e/api.mjs';
import { freePort } from '../e2e/free-port.mjs';
import { writeOtherBuild } from '../e2e/other-build.mjs';
import { startProcess } from '../e2e/process.mjs';
import { releaseBuilds } from '../release/release-builds.mjs';
import { root } from '../webpack/apps.mjs';

const RELEASES = 20;
/** Turns of two remotes: their builds are the largest ones. */
const released = ['display', 'goods'];
/** From here on the gateway holds what it may: three server builds of each remote. */
const FULL_AFTER = 8;
/** More than this from then to the last release is a leak, MB; a release that is kept is 2 to 3. */
const MOST_GROWTH_MB = 5;
const MB = 1_048_576;

const pages = [
  '/main',
  '/display/category?categoryNo=4',
  '/search?q=%EA%B0%80%EB%B0%A9',
  '/goods/detail?goodsNo=1',
  '/goods/detail?goodsNo=2',
  '/cs',
  '/main/_payload.json',
];
const probe = fileURLToPath(new URL('../attack/memory-probe.cjs', import.meta.url));
const runFile = promisify(execFile);

async function openShop(folder) {
  const releasesDir = path.join(folder, 'releases');
  await releaseBuilds(releasesDir);
  const api = await startApi({
    port: await freePort(),
    dataDir: path.join(folder, 'data'),
    env: { SAMPLE_GOODS: '60' },
  });
  const port = await freePort();
  const settings = {
    PORT: String(port),
    API_URL: api.url,
    RELEASES_DIR: releasesDir,
    RATE_LIMIT_FACTOR: '1000',
  };
  const gateway = await startProcess('gateway/dist/gateway.cjs', settings, [
    '--expose-gc',
    '--require',
    probe,
  ]);
  const stop = async () => {
    await gateway.stop();
    await api.stop();
  };
  return { url: `http://localhost:${port}`, releasesDir, gateway, stop };
}

/** Publishes and promotes another build of a remote. */
async function releaseOther(name, no, { folder, releasesDir }) {
  const checkout = path.join(folder, `checkout-${no}`);
  const edit = (text) => `${text}\n/* release ${no} */`;
  writeOtherBuild(name, path.join(checkout, `mfe-${name}/dist`), `drill${no}`, { edit });
  const env = { ...process.env, SHOP_ROOT: checkout, RELEASES_DIR: releasesDir };
  const commandLine = path.join(root, 'releases/dist/release.cjs');
  const promotion = ['promote', name, '--without-proof', 'a drill'];
  for (const command of [['publish', name], promotion])
    await runFile(process.execPath, [commandLine, ...command], { env });
  fs.rmSync(checkout, { recursive: true });
}

async function openPages(url) {
  for (const page of pages) {
    const response = await fetch(url + page);
    if (response.status !== 200) throw new Error(`${page} is a ${response.status}.`);
    await response.arrayBuffer();
  }
}

async function waitForBuild(url, name, build) {
  for (;;) {
    const { id } = await (await fetch(`${url}/builds/latest.json`)).json();
    const { apps } = await (await fetch(`${url}/builds/meta/${id}.json`)).json();
    if (apps[name] === build) return;
    await pause(200);
  }
}

/** What is left after a collection, in MB: heaps and buffers of all threads, and what the system gave. */
async function leftOf(gateway) {
  const { threads } = await gateway.ask('memory');
  const sum = (...names) =>
    threads.reduce((all, thread) => all + names.reduce((some, name) => some + thread[name], 0), 0);
  return {
    heap: sum('heapUsed') / MB,
    left: sum('heapUsed', 'external') / MB,
    resident: threads[0].rss / MB,
  };
}

/**
 * Releases a running shop twenty times, and opens pages of each release. What is left in the gateway's
 * memory must not grow with the number of releases.
 * @returns what was measured after each release, and whether it stayed flat
 */
async function proveReleases() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-releases-'));
  const shop = await openShop(folder);
  try {
    await openPages(shop.url);
    const rows = [await leftOf(shop.gateway)];
    for (let no = 1; no <= RELEASES; no += 1) {
      const name = released[no % released.length];
      await releaseOther(name, no, { folder, releasesDir: shop.releasesDir });
      await waitForBuild(shop.url, name, `drill${no}`);
      await openPages(shop.url);
      rows.push(await leftOf(shop.gateway));
    }
    const growth = rows[RELEASES].left - rows[FULL_AFTER].left;
    return { rows, growth, isFlat: growth <= MOST_GROWTH_MB };
  } finally {
    await shop.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Proves it, and prints the table of the measurements. */
export async function showReleases() {
  await build();
  const startedAt = performance.now();
  const { rows, growth, isFlat } = await proveReleases();
  const shown = [0, 1, 5, 10, RELEASES];
  const cells = shown.map((no) => [
    no,
    ...[rows[no].heap, rows[no].left, rows[no].resident].map((mb) => mb.toFixed(1)),
  ]);
  console.log(table(['releases', 'heaps, MB', 'with buffers, MB', 'resident, MB'], cells));
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  return [
    `memory of the gateway over ${RELEASES} releases`,
    `${growth.toFixed(1)} MB more after ${RELEASES} than after ${FULL_AFTER}`,
    isFlat ? 'holds' : 'FAILS',
    seconds,
    'releases',
  ];
}
