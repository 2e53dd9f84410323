import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../webpack/apps.mjs';

/**
 * Starts the built api on a folder of its own and waits until it is ready.
 * Answers its address and the function that stops it (and removes a temporary folder).
 */
export async function startApi({ port, dataDir, env = {}, timeoutMs = 120_000 }) {
  const folder = dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'shop-e2e-'));
  const child = spawn(process.execPath, [path.join(root, 'api/dist/server.cjs')], {
    cwd: path.join(root, 'api'),
    env: {
      ...process.env,
      NODE_ENV: 'production',
      API_PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  await new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The api was not ready in time:\n${output}`)),
      timeoutMs,
    );
    child.on('message', (message) => {
      if (message?.event !== 'ready') return;
      clearTimeout(timer);
      resolve();
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`The api stopped (${code}):\n${output}`));
    });
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
    }
    if (!dataDir) fs.rmSync(folder, { recursive: true, force: true });
  };
  return { url: `http://127.0.0.1:${port}`, stop, output: () => output };
}
