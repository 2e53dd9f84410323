import { build } from '../build/build.mjs';
import { freePort } from '../start/checks.mjs';
import { say } from '../start/say.mjs';
import { serve } from '../start/serve.mjs';
import { devFolder, fillDevFolder } from './dev-folder.mjs';
import { printTypeErrors } from './type-errors.mjs';
import { watch } from './watch.mjs';

/** Serves the shop from its last builds, and rebuilds one app, if named, as its files change. */
export async function start({ name, port, step }) {
  await step('build', () =>
    build({ onProgress: (app, what) => what === 'start' && say(`  ${app}`) }),
  );
  const folder = devFolder(port);
  fillDevFolder(folder);
  const apiPort = Number(process.env.API_PORT) || (await freePort());
  // Without a register, so that each rebuild is served at once.
  const env = { SHOP_LIVE_RELOAD: '1', RELEASES_DIR: '' };
  const { restartGateway } = await serve({ port, apiPort, step, env, buildsRoot: folder });
  if (!name) return;
  await watch(name, folder, restartGateway);
  process.on('exit', printTypeErrors(name));
}
