import { freePort } from '../e2e/free-port.mjs';
import { miniBrowserPath, WEBKIT_DRIVER } from './paths.mjs';
import { type Program, startProgram, untilSaid } from './processes';
import { type Session, textFunction, type Window } from './session';

/** Without a graphics card, and as root in a container. */
const environment = {
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
};

/** The driver does not print that it is ready, so requests are repeated until it answers. */
const ATTEMPTS = 100;
const PAUSE_MS = 100;

interface Failure {
  error: string;
  message: string;
}
const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'error' in value && 'message' in value;

/** A call of WebDriver (W3C). @throws with the driver's message */
async function call(url: string, method: 'DELETE' | 'GET' | 'POST', body?: object) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
  const { value } = (await response.json()) as { value: unknown };
  if (isFailure(value)) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

async function untilReady(driver: string, program: Program): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS && program.process.exitCode === null; attempt += 1) {
    const response = await fetch(`${driver}/status`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((again) => setTimeout(again, PAUSE_MS));
  }
  throw new Error(`${WEBKIT_DRIVER} does not answer at ${driver}.\n${program.output()}`);
}

/**
 * WebDriver has no events, so each call also reads the page's errors. What a document reports before the first call is
 * not seen, so calls begin while it loads.
 */
const takeErrors = `(function () {
  if (!window.errorsOfTest) {
    const kept = (window.errorsOfTest = []);
    addEventListener('error', ({ message }) => kept.push(message));
    addEventListener('unhandledrejection', ({ reason }) => kept.push(String(reason)));
    const { error } = console;
    console.error = (...said) => {
      kept.push(said.join(' '));
      error.apply(console, said);
    };
  }
  return window.errorsOfTest.splice(0);
})()`;

/** A window of WebKitGTK, the engine of Safari and of every browser of an iPhone, on a display in memory. */
export async function openWebKit({ width, height, userAgent }: Window): Promise<Session> {
  const screen = startProgram('Xvfb', ['-displayfd', '1', '-screen', '0', '1400x1100x24']);
  const display = await untilSaid(screen, /^(\d+)\n/m);
  const port = await freePort();
  const program = startProgram(WEBKIT_DRIVER, [`--port=${port}`], {
    ...environment,
    DISPLAY: `:${display}`,
  });
  const driver = `http://127.0.0.1:${port}`;
  const stop = () => {
    program.stop();
    screen.stop();
  };
  try {
    await untilReady(driver, program);
    const args = ['--automation', ...(userAgent ? [`--user-agent=${userAgent}`] : [])];
    const { sessionId } = (await call(`${driver}/session`, 'POST', {
      capabilities: {
        alwaysMatch: {
          pageLoadStrategy: 'none',
          'webkitgtk:browserOptions': { binary: miniBrowserPath(), args },
        },
      },
    })) as { sessionId: string };
    const session = `${driver}/session/${sessionId}`;
    const post = (path: string, body: object) => call(`${session}/${path}`, 'POST', body);
    await post('window/rect', { width, height });
    const errors: string[] = [];
    return {
      go: async (url) => void (await post('url', { url })),
      run: async <Result>(body: string, ...given: unknown[]) => {
        const script = `return [(${textFunction(body)})(arguments[0]), ${takeErrors}]`;
        const args = [JSON.stringify(given)];
        const [text, more] = (await post('execute/sync', { script, args })) as [string, string[]];
        errors.push(...more);
        return JSON.parse(text) as Result;
      },
      click: async (x, y) => {
        const actions = [
          { type: 'pointerMove', duration: 0, x, y },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ];
        await post('actions', { actions: [{ type: 'pointer', id: 'pointer', actions }] });
      },
      picture: async () =>
        Buffer.from(String(await call(`${session}/screenshot`, 'GET')), 'base64'),
      errors: () => errors,
      end: async () => {
        await call(session, 'DELETE').catch(() => {});
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
