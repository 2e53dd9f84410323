import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../e2e/free-port.mjs';
import { startProcess } from '../e2e/process.mjs';
import { compareBooks } from './books.mjs';

const READY_WITHIN_MS = 60_000;

/** Direct children of a process. */
const childrenOf = (pid) =>
  fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);

/**
 * Tries again until it succeeds: a database child whose api was killed ends by itself, and until then its
 * folder is refused to another.
 */
async function untilFree(use) {
  const endsAt = performance.now() + READY_WITHIN_MS;
  for (;;) {
    try {
      return await use();
    } catch (error) {
      if (performance.now() > endsAt) throw error;
      await pause(500);
    }
  }
}

/**
 * A shop whose processes can be killed and started again on the same data.
 * @param nodeArgs options of Node for both
 */
export async function openCrashShop(nodeArgs = []) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-crash-'));
  const [apiPort, port] = [await freePort(), await freePort()];
  const env = { RATE_LIMIT_FACTOR: '10000', SAMPLE_GOODS: '60' };
  const starters = {
    api: () =>
      startProcess(
        'api/dist/server.cjs',
        { ...env, API_PORT: String(apiPort), DATA_DIR: dataDir },
        nodeArgs,
      ),
    gateway: () =>
      startProcess(
        'gateway/dist/gateway.cjs',
        { ...env, PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` },
        nodeArgs,
      ),
  };
  const running = { api: await starters.api(), gateway: await starters.gateway() };
  const restart = async (name) => {
    await running[name].stop();
    await untilFree(async () => {
      running[name] = await starters[name]();
    });
  };
  /** Compares the books while the api is down. @returns `isEven`, and what was printed */
  const checkBooks = () =>
    untilFree(async () => {
      const { code, output } = await compareBooks(dataDir);
      if (code === 2) throw new Error(output);
      return { isEven: code === 0, output };
    });
  return {
    url: `http://localhost:${port}`,
    apiUrl: `http://127.0.0.1:${apiPort}`,
    running,
    restart,
    checkBooks,
    /** Ends a process at once: `api`, `gateway` or `database`, the api's child. */
    kill: (name) => {
      const pid = name === 'database' ? Number(childrenOf(running.api.pid)[0]) : running[name].pid;
      process.kill(pid, 'SIGKILL');
    },
    stop: async () => {
      await running.gateway.stop();
      await running.api.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export async function waitUntilReady(url) {
  const endsAt = performance.now() + READY_WITHIN_MS;
  while (performance.now() < endsAt) {
    const response = await fetch(`${url}/api/ready`).catch(() => undefined);
    if (response?.status === 200) return true;
    await pause(200);
  }
  return false;
}
