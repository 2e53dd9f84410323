import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releaseBuilds } from '../release/release-builds.mjs';
import { startApi } from './api.mjs';
import { freePort } from './free-port.mjs';
import { startGateway } from './gateway.mjs';

/**
 * Starts the built shop (api and gateway) on free ports with the caller's data folder or a
 * temporary one, on a release register of its own.
 * @returns the URLs of shop and api, the register's folder, the secret of previews, and the function
 * that stops both
 */
export async function startShop({ dataDir, env = {} } = {}) {
  const releasesDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-releases-'));
  const previewSecret = randomBytes(24).toString('hex');
  const api = await startApi({ port: await freePort(), dataDir, env });
  try {
    await releaseBuilds(releasesDir);
    const gateway = await startGateway({
      port: await freePort(),
      apiUrl: api.url,
      env: { RELEASES_DIR: releasesDir, PREVIEW_SECRET: previewSecret, ...env },
    });
    return {
      url: gateway.url,
      apiUrl: api.url,
      releasesDir,
      previewSecret,
      output: () => api.output() + gateway.output(),
      stop: async () => {
        await gateway.stop();
        await api.stop();
        fs.rmSync(releasesDir, { recursive: true });
      },
    };
  } catch (error) {
    await api.stop();
    throw error;
  }
}
