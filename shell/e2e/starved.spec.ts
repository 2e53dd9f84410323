import { expect, test } from '@shop/tools/e2e/fixtures';
import { freePort } from '@shop/tools/e2e/free-port.mjs';
import { type Gateway, startGateway } from '@shop/tools/e2e/gateway.mjs';

/** A gateway that runs for one part of fifty, as on a machine that many others share, ms. */
const RUNS_MS = 10;
const STANDS_MS = 490;

/** Requested one after the other by one visitor. */
const addresses = [
  '/main',
  '/display/category?categoryNo=1',
  '/goods/detail?goodsNo=229',
  '/payment/auth',
];

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

test('refuses no page of a lone visitor at a fiftieth of a core', async ({ request, baseURL }) => {
  test.setTimeout(180_000);
  // The running shop serves as its api, so that only this gateway is starved.
  const gateway: Gateway = await startGateway({ port: await freePort(), apiUrl: baseURL ?? '' });
  const run = starve(gateway.pid);
  try {
    const refused: string[] = [];
    for (const address of addresses) {
      const response = await request.get(gateway.url + address, { timeout: 60_000 });
      if (response.status() >= 500) refused.push(`${address}: ${response.status()}`);
    }
    expect(refused).toEqual([]);
  } finally {
    run();
    await gateway.stop();
  }
});
