import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../e2e/free-port.mjs';
import { startProcess } from '../../e2e/process.mjs';
import { createPostgres } from '../../lib/postgres.mjs';
import { releaseBuilds } from '../../release/release-builds.mjs';

const GOODS = '300';
const probe = fileURLToPath(new URL('../../attack/memory-probe.cjs', import.meta.url));
const nodeArgs = ['--expose-gc', '--require', probe];

/** Passes connections to the ports in turns. @returns its port and the function that ends it */
async function startBalancer(ports) {
  let next = 0;
  const sockets = new Set();
  const server = net.createServer((client) => {
    const api = net.connect(ports[next++ % ports.length], '127.0.0.1');
    for (const [from, to] of [
      [client, api],
      [api, client],
    ]) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.on('close', () => sockets.delete(from));
      from.pipe(to);
    }
  });
  const port = await freePort();
  await new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  const stop = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { port, stop };
}

/**
 * Starts PostgreSQL, apis on it, and a gateway whose calls go to the apis in turns.
 * @param apiCount number of apis
 */
export async function openShop(apiCount) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-processes-'));
  const stops = [() => fs.rmSync(folder, { recursive: true, force: true })];
  const stop = async () => {
    for (const each of stops.splice(0)) await each();
  };
  try {
    const releasesDir = path.join(folder, 'releases');
    await releaseBuilds(releasesDir);
    const database = path.join(folder, 'postgres');
    fs.mkdirSync(database);
    fs.chmodSync(folder, 0o755);
    const postgres = createPostgres(database);
    await postgres.initialise();
    await postgres.start({ fsync: 'off', synchronous_commit: 'off' });
    stops.unshift(() => postgres.stop('immediate'));
    await postgres.run('createdb', ['-h', database, '-U', 'postgres', 'shop']);
    const shared = { RATE_LIMIT_FACTOR: '10000', TRUSTED_GATEWAYS: 'loopback' };
    const apis = [];
    for (let at = 0; at < apiCount; at += 1) {
      const port = await freePort();
      const settings = {
        ...shared,
        API_PORT: String(port),
        DATA_DIR: path.join(folder, 'data'),
        DATABASE_URL: postgres.urlOf('shop'),
        SHOP_SECRET: 'a secret for measurements only, of some length',
        SAMPLE_GOODS: GOODS,
      };
      const api = await startProcess('api/dist/server.cjs', settings, nodeArgs);
      stops.unshift(api.stop);
      apis.push({ ...api, port });
    }
    const balancer = await startBalancer(apis.map(({ port }) => port));
    stops.unshift(balancer.stop);
    const port = await freePort();
    const apiUrl = `http://127.0.0.1:${balancer.port}`;
    const gateway = await startProcess(
      'gateway/dist/gateway.cjs',
      { ...shared, PORT: String(port), API_URL: apiUrl, RELEASES_DIR: releasesDir },
      nodeArgs,
    );
    stops.unshift(gateway.stop);
    const url = `http://localhost:${port}`;
    return { url, apis, gateway, postgresPid: postgres.pid(), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
