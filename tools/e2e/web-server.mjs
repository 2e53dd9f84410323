import { build } from '../build/build.mjs';
import { remoteNames } from '../webpack/apps.mjs';
import { startApi } from './api.mjs';
import { freePort } from './free-port.mjs';
import { serveStandalone } from './serve.mjs';

/**
 * Serves a remote's stand-alone build for its journeys, with the real api, which is started here
 * unless API_URL is set. Usage: node tools/e2e/web-server.mjs <remote> <port>
 */
const [name, port] = process.argv.slice(2);
if (!remoteNames.includes(name)) {
  console.error(`Name a remote: ${remoteNames.join(', ')}.`);
  process.exit(2);
}

console.log(`building ${name} alone …`);
await build({ only: [name], kind: 'standalone' });
let api;
if (!process.env.API_URL) {
  console.log('building and filling the api …');
  await build({ only: ['api'] });
  api = await startApi({ port: await freePort() });
}
const server = await serveStandalone({
  name,
  port: Number(port),
  apiUrl: process.env.API_URL ?? api.url,
});
console.log(`${name} alone at http://127.0.0.1:${port}`);

const stop = async () => {
  server.closeAllConnections();
  server.close();
  await api?.stop();
  process.exit(0);
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
