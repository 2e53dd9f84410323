import { once } from 'node:events';
import http from 'node:http';
import path from 'node:path';
import { freePort } from '../../e2e/free-port.mjs';
import { startProcess } from '../../e2e/process.mjs';
import { root } from '../../webpack/apps.mjs';
import { gatewayFile } from '../release-builds.mjs';

/**
 * What the gateway inherits. A pipeline that releases has settings of production, with which the gateway would read and
 * change the register of production, report its errors there, and have no design reference.
 */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];

const inherited = () =>
  Object.fromEntries(
    INHERITED.map((name) => [name, process.env[name]]).filter(([, value]) => value !== undefined),
  );

/** An api that responds 503 to every call, as in an outage: pages have their fixed responses only. */
async function startMissingApi() {
  const server = http.createServer((_request, response) => response.writeHead(503).end());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  server.unref();
  return `http://127.0.0.1:${server.address().port}`;
}

/** Loaded by the gateway: ends it when this process has ended, also when this one was killed. */
const endWithParent = path.join(root, 'tools/release/end-with-parent.cjs');

/** Starts a gateway that serves the builds of a register, with no setting of this process. */
export async function startTrialShop(releasesDir) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    API_URL: await startMissingApi(),
    SHOP_ROOT: root,
    RELEASES_DIR: path.resolve(releasesDir),
    RATE_LIMIT_FACTOR: '10000',
    TEST_PAGES: 'on',
    DESIGN_REFERENCE: 'on',
    LOG_LEVEL: 'silent',
  };
  const gateway = await startProcess(gatewayFile, env, ['--require', endWithParent], inherited());
  return { url, stop: gateway.stop };
}
