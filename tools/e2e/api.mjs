import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startProcess } from './process.mjs';

/**
 * Starts the built api on its own data folder, filled with the sample catalogue.
 * @returns its URL and the function that stops it (and removes a temporary folder)
 */
export async function startApi({ port, dataDir, env = {} }) {
  const folder = dataDir ?? fs.mkdtempSync(path.join(os.tmpdir(), 'shop-e2e-'));
  const api = await startProcess('api/dist/server.cjs', {
    API_PORT: String(port),
    DATA_DIR: folder,
    // All test traffic comes from one IP address.
    RATE_LIMIT_FACTOR: '1000',
    ...env,
  });
  return {
    url: `http://127.0.0.1:${port}`,
    output: api.output,
    stop: async () => {
      await api.stop();
      if (!dataDir) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}
