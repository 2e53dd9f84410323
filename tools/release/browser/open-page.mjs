import { collectProblems, hasContent, problemOfError, problemOfLine } from './page-problems.mjs';
import { watchSettled } from './settle.mjs';

/** Time after which a page counts as endless, ms; a page takes about a second on a busy machine. */
const MAX_LOAD_MS = 30_000;
/** Time for further problems of a page that has one and does not settle, ms. */
const AFTER_PROBLEM_MS = 2_000;
/** Time to close a tab, ms; that of an endless script does not close. */
const MAX_CLOSE_MS = 2_000;

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

/** Pages of the design reference have their fixed responses; others may lack the api. */
const isReference = (url) => new URL(url).pathname.startsWith('/markup');

async function load(tab, url, { watch, problems }) {
  try {
    const response = await tab.goto(url, { waitUntil: 'load', timeout: MAX_LOAD_MS });
    const status = response?.status();
    if (isReference(url) && status >= 400)
      problems.add({ kind: 'status', text: `responds ${status}` });
    await watch.settle();
    if (!(await tab.evaluate(hasContent))) problems.add({ kind: 'empty', text: 'stays empty' });
  } catch (error) {
    const [line] = error.message.split('\n');
    problems.add({ kind: 'opening', text: `cannot be opened: ${line}` });
  }
}

/** Waits until the page has settled; a page that has a problem may never do so. */
async function visit(tab, url, problems) {
  const watch = watchSettled(tab);
  const settled = load(tab, url, { watch, problems });
  const failed = problems.first.then(() => after(AFTER_PROBLEM_MS).promise);
  const endless = Symbol('endless');
  const end = await within(MAX_LOAD_MS, endless, Promise.race([settled, failed]));
  if (end !== endless || problems.list().length > 0) return;
  const seconds = MAX_LOAD_MS / 1_000;
  const text = `does not finish loading within ${seconds} s: ${watch.state()}`;
  problems.add({ kind: 'endless', text });
}

/**
 * Opens a page in a new tab.
 * @returns its problems, the first of each kind; and the path that it has led to
 */
export async function openPage(context, url) {
  const tab = await context.newPage();
  const problems = collectProblems();
  tab.on('pageerror', (error) => problems.add(problemOfError(error)));
  tab.on('console', (message) => problems.add(problemOfLine(message)));
  await visit(tab, url, problems);
  const found = problems.list();
  const { pathname } = new URL(tab.url());
  await within(MAX_CLOSE_MS, undefined, tab.close());
  return { problems: found, pathname };
}
