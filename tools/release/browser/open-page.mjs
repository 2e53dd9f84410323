import { hasContent, problemOfError, problemOfLine } from './page-problems.mjs';
import { watchSettled } from './settle.mjs';

/** Time after which a page counts as endless, ms; a page takes about a second on a busy machine. */
const MAX_LOAD_MS = 30_000;
/** Time to close a tab, ms; that of an endless script does not close. */
const MAX_CLOSE_MS = 2_000;

/** The beginning of problems of endless pages. Each takes the whole time, so that a run ends after some. */
export const ENDLESS = 'does not finish loading';

const after = (ms, value) => {
  let timer;
  const promise = new Promise((resolve) => {
    timer = setTimeout(() => resolve(value), ms);
  });
  return { promise, clear: () => clearTimeout(timer) };
};

/** The result of the work, or the value when it takes longer. */
async function within(ms, value, work) {
  const limit = after(ms, value);
  try {
    return await Promise.race([work, limit.promise]);
  } finally {
    limit.clear();
  }
}

async function visit(tab, url, problems) {
  const watch = watchSettled(tab);
  const load = async () => {
    await tab.goto(url, { waitUntil: 'load', timeout: MAX_LOAD_MS });
    await watch.settle();
    return (await tab.evaluate(hasContent)) ? undefined : 'stays empty';
  };
  const result = load().catch((error) => `cannot be opened: ${error.message.split('\n')[0]}`);
  const seconds = MAX_LOAD_MS / 1_000;
  const endless = Symbol('endless');
  const problem = await within(MAX_LOAD_MS, endless, result);
  if (problems[0]) return problems[0];
  return problem === endless ? `${ENDLESS} within ${seconds} s: ${watch.state()}` : problem;
}

/**
 * Opens a page in a new tab.
 * @returns its first problem, and the path that it has led to
 */
export async function openPage(context, url) {
  const tab = await context.newPage();
  const problems = [];
  tab.on('pageerror', (error) => problems.push(problemOfError(error)));
  tab.on('console', (message) => {
    const problem = problemOfLine(message);
    if (problem) problems.push(problem);
  });
  const problem = await visit(tab, url, problems);
  const { pathname } = new URL(tab.url());
  await within(MAX_CLOSE_MS, undefined, tab.close());
  return { problem, pathname };
}
