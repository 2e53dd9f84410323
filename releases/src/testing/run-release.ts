import type { RequireModule } from '../builds/server-build';
import { runCli } from '../cli/cli';
import type { OpenPages } from '../cli/page-opener';
import { createPreviewLinks } from '../cli/preview-link';
import { createReleaser as createRealReleaser } from '../cli/releaser';
import { createFolderStore, type RegisterStore } from '../register/register-store';
import { requireFakeShell } from './fake-shell';
import { RESULT_KEY } from './test-results';

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
  /** Absent: that of the results in tests. */
  resultKey?: string | undefined;
}

/** The commands of releases, which accept the results of tests. */
export const createReleaser = (
  options: Omit<Parameters<typeof createRealReleaser>[0], 'resultKey'>,
): ReturnType<typeof createRealReleaser> =>
  createRealReleaser({ ...options, resultKey: RESULT_KEY });

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
    resultKey = RESULT_KEY,
  }: ReleaseShop,
): Promise<{ code: number; output: string }> {
  const context = () => ({ at: new Date(nowMs()).toISOString(), by: 'tester' });
  const lines: string[] = [];
  const warn = (text: string) => void lines.push(text);
  const releaser = createRealReleaser({
    store,
    rootDir,
    context,
    warn,
    requireOfShell,
    openPages,
    resultKey,
  });
  const code = await runCli(args, {
    store,
    releaser,
    linkPreview: createPreviewLinks({
      store,
      releaser,
      secret,
      publicUrl: 'http://shop.test',
      nowMs,
    }),
    print: (text) => lines.push(text),
    printError: (text) => lines.push(text),
  });
  return { code, output: lines.join('\n') };
}
