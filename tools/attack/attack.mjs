// npm run attack [-- area …] [--rounds 40] [--seed 1]: attacks a shop on this machine. With SHOP_URL a
// running one (its log is then not read), else one that it starts on a temporary folder.
import { parseArgs } from 'node:util';
import { startShop } from '../e2e/shop.mjs';
import { fuzz } from './areas/fuzz.mjs';
import { cache, injection, redirects } from './areas/pages.mjs';
import { rights } from './areas/rights.mjs';
import { tokens } from './areas/tokens.mjs';
import { logs, requests, slow } from './areas/wire.mjs';
import { assertLoopback } from './client.mjs';

const areas = { rights, tokens, redirects, injection, cache, requests, slow, logs, fuzz };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
});
const unknown = positionals.filter((name) => !(name in areas));
if (unknown.length > 0) {
  console.error(
    `There is no area ${unknown.join(', ')}; there are: ${Object.keys(areas).join(', ')}`,
  );
  process.exit(1);
}
const given = process.env.SHOP_URL;
if (given) assertLoopback(given);
const shop = given
  ? { url: given, output: undefined, stop: async () => {} }
  : await startShop({ env: { SAMPLE_GOODS: '60', LOG_LEVEL: 'info', RATE_LIMIT_FACTOR: '10000' } });

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
const names = positionals.length > 0 ? positionals : Object.keys(areas);
try {
  for (const name of names) {
    const { check, failures, tried } = createChecks();
    const startedAt = performance.now();
    try {
      await areas[name]({
        baseUrl: shop.url,
        output: shop.output,
        rounds: Number(values.rounds),
        seed: Number(values.seed),
        check,
      });
    } catch (error) {
      failures.set(`${name} ran to its end`, error.stack);
    }
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    console.log(`${name.padEnd(10)} ${tried()} checks, ${failures.size} failed, ${seconds} s`);
    for (const [what, detail] of failures) console.log(`  ✗ ${what}: ${detail}`);
    failed += failures.size;
  }
} finally {
  await shop.stop();
}
process.exitCode = failed > 0 ? 1 : 0;
