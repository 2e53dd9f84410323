// Imports only Node modules, because it runs before the install.
import { registerFolder, releaseBuilds } from '../release/release-builds.mjs';
import { checkNode, checkPort, freePort } from './checks.mjs';
import { install } from './install.mjs';
import { explain, say, steps } from './say.mjs';
import { serve } from './serve.mjs';

async function main() {
  checkNode();
  const port = Number(process.env.PORT ?? 3000);
  await checkPort(port);
  const step = steps();
  await step('설치 install', install);
  await step('빌드 build', async () => {
    const { build } = await import('../build/build.mjs');
    await build({ onProgress: (name, what) => what === 'start' && say(`  ${name}`) });
  });
  const apiPort = Number(process.env.API_PORT) || (await freePort());
  const releasesDir = registerFolder();
  await step('릴리스 releases', async () => {
    for (const refusal of await releaseBuilds(releasesDir)) say(`  ${refusal}`);
  });
  await serve({ port, apiPort, step, env: { RELEASES_DIR: releasesDir } });
}

main().catch((error) => {
  console.error(`\n${explain(error)}`);
  process.exit(1);
});
