import { runCli } from '../release/cli';
import { createPreviewLinks } from '../release/preview-link';
import { createFolderStore } from '../release/register-store';
import { createReleaser } from '../release/releaser';

interface ReleaseShop {
  rootDir: string;
  /** Of the register. */
  folder: string;
  /** PREVIEW_SECRET. */
  secret?: string | undefined;
  nowMs?: (() => number) | undefined;
}

/** Runs a command line of releases as a person does. */
export async function runRelease(
  args: string[],
  { rootDir, folder, secret, nowMs = Date.now }: ReleaseShop,
): Promise<{ code: number; output: string }> {
  const store = createFolderStore(folder);
  const context = () => ({ at: new Date(nowMs()).toISOString(), by: 'tester' });
  const releaser = createReleaser({ store, rootDir, context });
  const lines: string[] = [];
  const code = await runCli(args, {
    store,
    releaser,
    linkPreview: createPreviewLinks({
      store,
      releaser,
      rootDir,
      secret,
      publicUrl: 'http://shop.test',
      nowMs,
    }),
    print: (text) => lines.push(text),
    printError: (text) => lines.push(text),
  });
  return { code, output: lines.join('\n') };
}
