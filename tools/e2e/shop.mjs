import { startApi } from './api.mjs';
import { freePort } from './free-port.mjs';
import { startGateway } from './gateway.mjs';

/**
 * Starts the built shop (api and gateway) on free ports with the caller's data folder or a
 * temporary one.
 * @returns the URLs of shop and api, and the function that stops both
 */
export async function startShop({ dataDir, env = {} } = {}) {
  const api = await startApi({ port: await freePort(), dataDir, env });
  try {
    const gateway = await startGateway({ port: await freePort(), apiUrl: api.url, env });
    return {
      url: gateway.url,
      apiUrl: api.url,
      output: () => api.output() + gateway.output(),
      stop: async () => {
        await gateway.stop();
        await api.stop();
      },
    };
  } catch (error) {
    await api.stop();
    throw error;
  }
}
