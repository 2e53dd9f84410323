import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** Pages of a register to open in a browser. */
export interface PagesToOpen {
  /** Folder of a register in which the builds are stable. */
  releasesDir: string;
  /** Paths with their query. */
  pages: readonly string[];
  /** Cookies of a signed-in member, by name; for pages that lead visitors elsewhere. */
  memberCookies: Readonly<Record<string, string>>;
}

/** The problems of pages, or why none was opened. After several endless pages the others are not opened. */
export type OpenedPages =
  | { opened: number; problems: readonly (readonly [page: string, problem: string])[] }
  | { skipped: string };

/** Opens pages in a browser, with an api that responds 503 to every call. */
export type OpenPages = (pages: PagesToOpen) => Promise<OpenedPages>;

/** Characters of the program's output that an error repeats. */
const MAX_OUTPUT = 2_000;

/**
 * Opens pages with a program that reads `PagesToOpen` as JSON from its input and prints `OpenedPages`: the browser and
 * the gateway that serves the pages belong to the tools.
 * @param program file of the program; absent: no page is opened
 */
export const createPageOpener =
  (program: string | undefined): OpenPages =>
  async (pages) => {
    if (!program) return { skipped: 'the command line was started without npm run release' };
    const child = spawn(process.execPath, [program], { stdio: 'pipe' });
    child.stdin.end(JSON.stringify(pages));
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    try {
      return JSON.parse(output) as OpenedPages;
    } catch {
      throw new Error(`Pages could not be opened in a browser: ${errors.slice(-MAX_OUTPUT)}`);
    }
  };
