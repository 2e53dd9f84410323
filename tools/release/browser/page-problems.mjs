/** Maximum length of an error in a problem. */
const MAX_TEXT = 200;

/** Errors of React: markup and first rendering differ, or a part had to be rendered again. */
const HYDRATION = /React error #(418|419|421|422|423|424|425)\b|hydrat/i;

/** A place in a file of a build: app, build, and file with line and column. */
const PLACE = /\/assets\/([\w-]+)\/([\w-]+\/[\w.-]+:\d+:\d+)/g;

/** React and the shared package are in the files of the shell, and throw where an app's code made them. */
function placeOf(stack) {
  const places = [...stack.matchAll(PLACE)].map(([, app, at]) => ({ app, at }));
  return places.find(({ app }) => app !== 'shell') ?? places[0];
}

/** The first line, without the link to React's explanation, of which the kind of difference is kept. */
const firstLine = (text) =>
  text
    .split('\n')[0]
    .replace(/; visit \S+?args\[\]=(\w*)\S*.*$/, ' ($1)')
    .trim()
    .slice(0, MAX_TEXT);

/** @param stack where the error was thrown */
function describeFailure({ kind, what }, text, stack) {
  if (HYDRATION.test(text))
    return { kind: 'hydration', text: `does not hydrate: ${firstLine(text)}` };
  const place = placeOf(stack);
  if (!place) return { kind, text: `${what}: ${firstLine(text)}` };
  return { kind, text: `${what} in ${place.app}: ${firstLine(text)} at ${place.at}` };
}

/** The problem of an uncaught error; recoverable errors of React are reported as uncaught ones. */
export function problemOfError(error) {
  const { message = String(error), name = 'Error', stack = '' } = error ?? {};
  return describeFailure({ kind: 'error', what: 'throws' }, `${name}: ${message}`, stack);
}

/** The problem of a line on the console; undefined for a line that is no problem. */
export function problemOfLine(message) {
  if (message.type() !== 'error') return undefined;
  const { url, lineNumber, columnNumber } = message.location();
  const text = message.text();
  if (text.startsWith('Failed to load resource')) {
    // The api, which the gate does not have, responds 503 to every call.
    const { pathname } = new URL(url || 'about:blank');
    return pathname.startsWith('/assets/')
      ? { kind: 'file', text: `cannot load ${pathname}` }
      : undefined;
  }
  return describeFailure(
    { kind: 'log', what: 'logs an error' },
    text,
    `${text}\n${url}:${lineNumber + 1}:${columnNumber + 1}`,
  );
}

/** Runs in the page: whether its content can be seen. Every page has a <main> around it. */
export const hasContent = () => {
  const main = document.querySelector('main');
  if (!main?.checkVisibility({ visibilityProperty: true })) return false;
  return main.textContent.trim() !== '' || main.querySelector('img,svg') !== null;
};

/** Collects the problems of a page, the first of each kind. */
export function collectProblems() {
  const problems = [];
  let onFirst;
  /** Resolves at the first problem. */
  const first = new Promise((resolve) => {
    onFirst = resolve;
  });
  const add = (problem) => {
    if (!problem || problems.some(({ kind }) => kind === problem.kind)) return;
    problems.push(problem);
    onFirst();
  };
  return { add, first, list: () => [...problems] };
}
