import os from 'node:os';
import path from 'node:path';
import { systemNowMs } from '@shop/shared/app';
import { z } from 'zod';
import { announceWaits } from '../register/announced-waits';
import { bucketOf, bucketSchema, checkBucket, openRegisterStore } from '../register/open-store';
import { readResultKey } from '../results/result-key';
import { runCli } from './cli';
import { createPageOpener } from './page-opener';
import { createPreviewLinks } from './preview-link';
import { createReleaser } from './releaser';

/** The command line of releases, which `npm run release` starts. */

// Empty values count as absent, as in the gateway.
const env: Record<string, string | undefined> = Object.fromEntries(
  Object.entries(process.env).filter(([, value]) => value !== ''),
);
const rootDir = env.SHOP_ROOT ?? path.resolve(__dirname, '../..');
const folder = env.RELEASES_DIR
  ? path.resolve(env.INIT_CWD ?? '.', env.RELEASES_DIR)
  : path.join(rootDir, '.releases');
const context = () => ({
  at: new Date(systemNowMs()).toISOString(),
  by: `${os.userInfo().username}@${os.hostname()}`,
});

const printError = (text: string) => process.stderr.write(`${text}\n`);

async function main(): Promise<void> {
  const settings = z.object(bucketSchema).superRefine(checkBucket).safeParse(env);
  if (!settings.success) {
    for (const { path: at, message } of settings.error.issues)
      printError(`${at.join('.')} ${message}`);
    process.exitCode = 2;
    return;
  }
  const bucket = bucketOf(settings.data);
  const opened = openRegisterStore({ folder, bucket, nowMs: systemNowMs, warn: printError });
  const store = announceWaits(opened, printError);
  const resultKey = readResultKey({
    secret: env.PREVIEW_SECRET,
    folder: bucket ? undefined : folder,
  });
  const releaser = createReleaser({
    store,
    rootDir,
    context,
    warn: printError,
    openPages: createPageOpener(env.GATE_BROWSER),
    resultKey,
  });
  process.exitCode = await runCli(process.argv.slice(2), {
    store,
    releaser,
    linkPreview: createPreviewLinks({
      store,
      releaser,
      secret: env.PREVIEW_SECRET,
      publicUrl: env.PUBLIC_URL || `http://localhost:${env.PORT || 3000}`,
      nowMs: systemNowMs,
    }),
    print: (text) => process.stdout.write(`${text}\n`),
    printError,
  });
}

void main();
