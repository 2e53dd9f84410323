import os from 'node:os';
import path from 'node:path';
import { systemNowMs } from '@shop/shared/app';
import { runCli } from './cli';
import { createPreviewLinks } from './preview-link';
import { createFolderStore } from './register-store';
import { createReleaser } from './releaser';

/** The command line of releases, which `npm run release` starts. */

const { env } = process;
const rootDir = env.SHOP_ROOT ?? path.resolve(__dirname, '../../..');
const folder = env.RELEASES_DIR
  ? path.resolve(env.INIT_CWD ?? '.', env.RELEASES_DIR)
  : path.join(rootDir, '.releases');
const store = createFolderStore(folder);
const context = () => ({
  at: new Date(systemNowMs()).toISOString(),
  by: `${os.userInfo().username}@${os.hostname()}`,
});

async function main(): Promise<void> {
  const releaser = createReleaser({ store, rootDir, context });
  process.exitCode = await runCli(process.argv.slice(2), {
    store,
    releaser,
    linkPreview: createPreviewLinks({
      store,
      releaser,
      rootDir,
      secret: env.PREVIEW_SECRET,
      publicUrl: env.PUBLIC_URL || `http://localhost:${env.PORT || 3000}`,
      nowMs: systemNowMs,
    }),
    print: (text) => process.stdout.write(`${text}\n`),
    printError: (text) => process.stderr.write(`${text}\n`),
  });
}

void main();
