// npm run attack [-- area …] [--rounds 40] [--seed 1] [--data folder] [--seconds 120]: attacks a shop on
// this machine. It starts one on a temporary folder, or on the given one, which it changes. With SHOP_URL
// it attacks a running one, whose RATE_LIMIT_FACTOR must be high and whose log is not read. The areas
// crash (--seconds long), memory, idle and shutdown take minutes and run only when they are named. At the
// end, the books of the shop that it started are compared.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startShop } from '../e2e/shop.mjs';
import { crash } from './areas/crash.mjs';
import { fuzz } from './areas/fuzz.mjs';
import { idle } from './areas/idle.mjs';
import { memory } from './areas/memory.mjs';
import { cache, injection, redirects } from './areas/pages.mjs';
import { rights } from './areas/rights.mjs';
import { sequences } from './areas/sequences.mjs';
import { shutdown } from './areas/shutdown.mjs';
import { tokens } from './areas/tokens.mjs';
import { logs, requests, slow } from './areas/wire.mjs';
import { compareBooks } from './books.mjs';
import { assertLoopback, isLimited } from './client.mjs';

const areas = {
  rights,
  tokens,
  redirects,
  injection,
  cache,
  requests,
  slow,
  logs,
  fuzz,
  sequences,
};
/** Take minutes, so they run only when they are named. */
const longAreas = { crash, memory, idle, shutdown };
const allAreas = { ...areas, ...longAreas };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    data: { type: 'string' },
    // Of the area `crash`.
    seconds: { type: 'string', default: '120' },
  },
});
const unknown = positionals.filter((name) => !(name in allAreas));
if (unknown.length > 0) {
  console.error(
    `There is no area ${unknown.join(', ')}; there are: ${Object.keys(allAreas).join(', ')}`,
  );
  process.exit(1);
}
const given = process.env.SHOP_URL;
if (given) {
  assertLoopback(given);
  if (await isLimited(given)) {
    console.error(
      `${given} limits its clients, so most attacks would end at the limit. Start it with RATE_LIMIT_FACTOR=10000, or leave SHOP_URL out.`,
    );
    process.exit(1);
  }
}
const ownEnv = { LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '10000' };
const dataDir = values.data ?? fs.mkdtempSync(path.join(os.tmpdir(), 'shop-attack-'));
const shop = given
  ? { url: given, output: undefined, stop: async () => {} }
  : await startShop({ dataDir, env: ownEnv });

/** Counts what was tried, and keeps each failure once. */
function createChecks() {
  const failures = new Map();
  let tried = 0;
  const check = (name, isHeld, detail) => {
    tried += 1;
    if (!isHeld && !failures.has(name)) failures.set(name, detail);
  };
  return { check, failures, tried: () => tried };
}

let failed = 0;
// Without the shop's log there is nothing to look at.
const known = Object.keys(areas).filter((name) => shop.output || name !== 'logs');
if (!shop.output)
  console.log('logs       left out: it reads the log of a shop that this command starts');
const names = positionals.length > 0 ? positionals : known;
try {
  for (const name of names) {
    const { check, failures, tried } = createChecks();
    const startedAt = performance.now();
    try {
      await allAreas[name]({
        baseUrl: shop.url,
        output: shop.output,
        rounds: Number(values.rounds),
        seed: Number(values.seed),
        seconds: Number(values.seconds),
        check,
      });
    } catch (error) {
      failures.set(`${name} ran to its end`, error.stack);
    }
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    if (tried() === 0) failures.set(`${name} tries something`, 'nothing was tried');
    console.log(`${name.padEnd(10)} ${tried()} checks, ${failures.size} failed, ${seconds} s`);
    for (const [what, detail] of failures) console.log(`  ✗ ${what}: ${detail}`);
    failed += failures.size;
  }
} finally {
  await shop.stop();
}
if (!given) {
  const { code, output } = await compareBooks(dataDir);
  console.log(`books      ${output.trim()}`);
  if (code !== 0) failed += 1;
}
if (!values.data) fs.rmSync(dataDir, { recursive: true, force: true });
process.exitCode = failed > 0 ? 1 : 0;
