import path from 'node:path';
import { build } from '../build/build.mjs';
import { startApi } from '../e2e/api.mjs';
import { freePort } from '../start/checks.mjs';
import { say } from '../start/say.mjs';
import { isWholeShop, root } from '../webpack/apps.mjs';
import { startHotServer } from './hot-server.mjs';
import { showTypeErrors } from './type-errors.mjs';

/** The api that API_URL names, or the one of this checkout. */
async function openApi(step) {
  const { API_URL, DATA_DIR = path.join(root, '.data') } = process.env;
  if (API_URL) return { url: API_URL, stop: async () => {} };
  if (isWholeShop) await step('build of the api', () => build({ only: ['api'] }));
  return step('database and catalogue', async () =>
    startApi({ port: await freePort(), dataDir: DATA_DIR }),
  );
}

/** Serves a remote in its thin frame; edits keep the state of the page where they can. */
export async function start({ name, port, step }) {
  const api = await openApi(step);
  const server = await step(name, () => startHotServer({ name, port, apiUrl: api.url }));
  say(`\n  ${name} alone:  http://localhost:${port}\n  To stop:   Ctrl-C\n`);
  const stopTypes = showTypeErrors(server, { name });
  const stop = async () => {
    stopTypes();
    await server.stop();
    await api.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
