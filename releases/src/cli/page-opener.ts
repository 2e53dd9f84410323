import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Pages of a register to open in a browser. */
export interface PagesToOpen {
  /** Folder of a register in which the builds are stable. */
  releasesDir: string;
  /** Paths with their query. */
  pages: readonly string[];
  /** Cookies of a signed-in member, by name; for pages that lead visitors elsewhere. */
  memberCookies: Readonly<Record<string, string>>;
}

/** A problem of an opened page; a page has at most one of each kind. */
export interface PageProblem {
  page: string;
  /**
   * What differs between problems: a status of the design reference, a page that cannot be opened, its hydration, an
   * uncaught error, a line on the console, a file of a build, an empty page, or one that does not finish loading.
   */
  kind: 'status' | 'opening' | 'hydration' | 'error' | 'log' | 'file' | 'empty' | 'endless';
  /** The problem in words that follow the name of the page. */
  text: string;
}

/** The problems of pages, or why none was opened. After several slow pages with a problem no further page is opened. */
export type OpenedPages =
  | { opened: number; problems: readonly PageProblem[] }
  | { skipped: string };

/** Opens pages in a browser, with an api that responds 503 to every call. */
export type OpenPages = (pages: PagesToOpen) => Promise<OpenedPages>;

/** Characters of the program's output that an error repeats. */
const MAX_OUTPUT = 2_000;
/** Time for the start of the browser and its gateway, ms. */
const MAX_START_MS = 180_000;
/** Time for one page, ms; it takes about a second on a busy machine. */
const MAX_PAGE_MS = 5_000;
/** Time for the program to end after the request to do so, ms. */
const MAX_END_MS = 5_000;

const limitOf = ({ pages }: PagesToOpen): number => MAX_START_MS + pages.length * MAX_PAGE_MS;

/** Collects the text of a stream. @returns reads what has been written so far */
function collect(stream: Readable | null): () => string {
  let text = '';
  stream?.setEncoding('utf8').on('data', (part: string) => {
    text += part;
  });
  return () => text;
}

/**
 * Runs a program of Node until it ends, or ends it after the limit.
 * @throws when it cannot be started
 */
async function runProgram(program: string, input: string, maxMs: number) {
  // The program ends when the channel closes because this process has ended.
  const child = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'pipe', 'ipc'] });
  const closed = once(child, 'close');
  const [output, errors] = [collect(child.stdout), collect(child.stderr)];
  // A program that ends before it has read all its input writes the reason to its errors.
  child.stdin?.on('error', () => {});
  child.stdin?.end(input);
  let isOverdue = false;
  let killTimer: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => {
    isOverdue = true;
    child.kill('SIGTERM');
    killTimer = setTimeout(() => child.kill('SIGKILL'), MAX_END_MS);
  }, maxMs);
  try {
    await closed;
  } finally {
    clearTimeout(timer);
    clearTimeout(killTimer);
  }
  return { output: output(), errors: errors(), isOverdue };
}

const failure = (reason: string): Error =>
  new Error(`Pages could not be opened in a browser: ${reason.slice(-MAX_OUTPUT)}`);

/**
 * Opens pages with a program that reads `PagesToOpen` as JSON from its input and prints `OpenedPages`: the browser and
 * the gateway that serves the pages belong to the tools.
 * @param program file of the program; absent: no page is opened
 * @param maxMs time after which the program is ended, ms; absent: by the number of pages
 */
export const createPageOpener =
  (program: string | undefined, maxMs?: number): OpenPages =>
  async (pages) => {
    if (!program) return { skipped: 'the command line was started without npm run release' };
    const limitMs = maxMs ?? limitOf(pages);
    const ended = await runProgram(program, JSON.stringify(pages), limitMs).catch(
      (error: Error) => {
        throw failure(error.message);
      },
    );
    if (ended.isOverdue)
      throw failure(`${program} did not end within ${limitMs / 1_000} s. ${ended.errors}`);
    try {
      return JSON.parse(ended.output) as OpenedPages;
    } catch {
      throw failure(ended.errors);
    }
  };
