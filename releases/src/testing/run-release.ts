import type { RequireModule } from '../builds/server-build';
import { runCli } from '../cli/cli';
import type { OpenPages } from '../cli/page-opener';
import { createPreviewLinks } from '../cli/preview-link';
import { createReleaser } from '../cli/releaser';
import { createFolderStore, type RegisterStore } from '../register/register-store';
import { requireFakeShell } from './fake-shell';

interface ReleaseShop {
  rootDir: string;
  /** Of the register. */
  folder: string;
  /** Absent: that of `folder`. */
  store?: RegisterStore | undefined;
  /** PREVIEW_SECRET. */
  secret?: string | undefined;
  nowMs?: (() => number) | undefined;
  /** Absent: a shell that renders nothing. */
  requireOfShell?: RequireModule | undefined;
  /** Absent: no page is opened in a browser. */
  openPages?: OpenPages | undefined;
}

/** Runs a command line of releases as a person does. */
export async function runRelease(
  args: string[],
  {
    rootDir,
    folder,
    store = createFolderStore(folder),
    secret,
    nowMs = Date.now,
    requireOfShell = requireFakeShell,
    openPages,
  }: ReleaseShop,
): Promise<{ code: number; output: string }> {
  const context = () => ({ at: new Date(nowMs()).toISOString(), by: 'tester' });
  const lines: string[] = [];
  const warn = (text: string) => void lines.push(text);
  const releaser = createReleaser({ store, rootDir, context, warn, requireOfShell, openPages });
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
