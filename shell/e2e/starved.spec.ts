import { expect, test } from '@shop/tools/e2e/fixtures';
import { freePort } from '@shop/tools/e2e/free-port.mjs';
import { type Gateway, startGateway } from '@shop/tools/e2e/gateway.mjs';

/** A gateway that runs for one part of ten, as on a machine that many others share, ms. */
const RUNS_MS = 10;
const STANDS_MS = 90;

/** Asked again and again, one after the other, by one visitor. */
const addresses = [
  '/main',
  '/display/category?categoryNo=1',
  '/products?type=best',
  '/goods/detail?goodsNo=229',
  '/searchResult?q=라면',
  '/cs',
  '/payment/auth',
];
const ROUNDS = 4;

/** @returns the function that lets the process run again */
function starve(pid: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const stand = () => {
    process.kill(pid, 'SIGSTOP');
    timer = setTimeout(run, STANDS_MS);
  };
  const run = () => {
    process.kill(pid, 'SIGCONT');
    timer = setTimeout(stand, RUNS_MS);
  };
  stand();
  return () => {
    clearTimeout(timer);
    process.kill(pid, 'SIGCONT');
  };
}

test('refuses no page of a lone visitor at a tenth of a core', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  // The shop that stands by serves as its api, so that only the gateway is starved.
  const gateway: Gateway = await startGateway({ port: await freePort(), apiUrl: baseURL ?? '' });
  const run = starve(gateway.pid);
  try {
    const refused: string[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const address of addresses) {
        // Never from memory.
        const separator = address.includes('?') ? '&' : '?';
        const url = `${gateway.url}${address}${separator}round=${round}`;
        const response = await request.get(url, { timeout: 60_000 });
        if (response.status() >= 500) refused.push(`${address}: ${response.status()}`);
      }
    expect(refused).toEqual([]);
  } finally {
    run();
    await gateway.stop();
  }
});
