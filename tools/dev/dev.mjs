// npm run dev goods: live rebuilds of one app; the others run from their last build
import { checkPort, freePort } from '../start/checks.mjs';
import { install } from '../start/install.mjs';
import { explain, say, steps } from '../start/say.mjs';
import { serve } from '../start/serve.mjs';

async function main() {
  const [name] = process.argv.slice(2);
  const port = Number(process.env.PORT ?? 3000);
  await checkPort(port);
  const step = steps();
  await step('install', install);
  const { apps } = await import('../webpack/apps.mjs');
  if (name && !Object.hasOwn(apps, name)) {
    throw new Error(`There is no app "${name}". Choose one of: ${Object.keys(apps).join(', ')}.`);
  }
  const { build } = await import('../build/build.mjs');
  await step('build', () =>
    build({ onProgress: (app, what) => what === 'start' && say(`  ${app}`) }),
  );
  const apiPort = Number(process.env.API_PORT) || (await freePort());
  // Without a register, so that each rebuild is served at once.
  const env = { SHOP_LIVE_RELOAD: '1', RELEASES_DIR: '' };
  const { restartGateway } = await serve({ port, apiPort, step, env });
  if (!name) return;
  const { watch } = await import('./watch.mjs');
  await watch(name, restartGateway);
}

main().catch((error) => {
  console.error(`\n${explain(error)}`);
  process.exit(1);
});
