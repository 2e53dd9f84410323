import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { table } from '../../bench/table.mjs';
import { build } from '../../build/build.mjs';
import { startApi } from '../../e2e/api.mjs';
import { freePort } from '../../e2e/free-port.mjs';
import { startProcess } from '../../e2e/process.mjs';
import { releaseBuilds } from '../../release/release-builds.mjs';
import { drillAvailability } from './availability.mjs';
import { drillCanaries } from './canary-drills.mjs';
import { drillGate } from './gate-drills.mjs';
import { drillJourneys } from './journey-drills.mjs';
import { drillResults } from './result-drills.mjs';
import { drillTests } from './test-drills.mjs';

const laterClock = fileURLToPath(new URL('./later-clock.cjs', import.meta.url));

/** Finds a SKU in stock. */
async function findBuyableSku(apiUrl) {
  for (let goodsNo = 1; goodsNo < 100; goodsNo += 1) {
    const { payload } = await (await fetch(`${apiUrl}/api/goods/v1/front/${goodsNo}`)).json();
    const sku =
      payload?.status === 'ON_SALE' && payload.options.skus.find(({ available }) => available > 0);
    if (sku) return sku.skuNo;
  }
  throw new Error('No sample goods can be bought.');
}

/** Runs work with a gateway that trusts X-Forwarded-For of the drill, and whose clock can be advanced. */
async function withGateway(shop, work) {
  const port = await freePort();
  const env = {
    PORT: String(port),
    API_URL: shop.apiUrl,
    RELEASES_DIR: shop.releasesDir,
    RATE_LIMIT_FACTOR: '1000',
    TRUSTED_PROXIES: 'loopback',
    LOG_LEVEL: 'silent',
  };
  const gateway = await startProcess('gateway/dist/gateway.cjs', env, ['--require', laterClock]);
  try {
    const url = `http://localhost:${port}`;
    return await work({ ...shop, url, advanceClock: () => gateway.ask('later') });
  } finally {
    await gateway.stop();
  }
}

const drills = {
  gate: (shop) => drillGate(shop),
  results: (shop) => drillResults(shop),
  canaries: (shop) => withGateway(shop, drillCanaries),
  gateways: (shop) => drillAvailability(shop),
  journeys: (shop) => drillJourneys(shop),
  tests: (shop) => drillTests(shop),
};

/**
 * Runs the drills of delivery: faults that the gate must refuse, test results that must be refused, canaries that must
 * end, two gateways during releases and restarts, and journeys and tests that serve as drills. Prints a table.
 * @param only one of `gate`, `results`, `canaries`, `gateways`, `journeys`, `tests`; empty: all
 * @returns whether all drills passed
 */
export async function drillDelivery(only = '') {
  await build();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-delivery-'));
  const releasesDir = path.join(folder, 'releases');
  const refused = await releaseBuilds(releasesDir);
  if (refused.length > 0) throw new Error(refused.join('\n'));
  const api = await startApi({
    port: await freePort(),
    dataDir: path.join(folder, 'data'),
    env: { SAMPLE_GOODS: '60' },
  });
  try {
    const shop = { folder, releasesDir, apiUrl: api.url, skuNo: await findBuyableSku(api.url) };
    const rows = [];
    for (const [name, run] of Object.entries(drills))
      if (!only || name === only) rows.push(...(await run(shop)));
    const cells = rows.map(([part, fault, expected, seen, holds]) =>
      [part, fault, expected, seen, holds ? 'holds' : 'FAILS'].map((cell) =>
        String(cell).replaceAll('|', '/'),
      ),
    );
    console.log(table(['part', 'fault', 'expected', 'seen', 'result'], cells));
    const failed = rows.filter((row) => !row.at(-1)).length;
    console.log(`${rows.length} drills, ${failed} failed.`);
    return rows.length > 0 && failed === 0;
  } finally {
    await api.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
