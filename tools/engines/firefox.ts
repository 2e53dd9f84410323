import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { firefoxPath } from './paths.mjs';
import { startProgram, untilSaid } from './processes';
import { type Session, textFunction, type Window } from './session';

/** A message of WebDriver BiDi (W3C): an answer to the command of this id, an error, or an event. */
interface Message {
  id?: number;
  type?: 'error' | 'event' | 'success';
  method?: string;
  message?: string;
  result?: Record<string, unknown>;
  params?: { level?: string; text?: string };
}

type Send = (method: string, params?: object) => Promise<Record<string, unknown>>;

/** Opens a connection. @param onEvent called with each event that is subscribed to */
async function connect(url: string, onEvent: (message: Message) => void): Promise<Send> {
  const socket = new WebSocket(url);
  await new Promise((open, failed) => socket.once('open', open).once('error', failed));
  const waiting = new Map<
    number,
    { done: (result: Record<string, unknown>) => void; fail: (error: Error) => void }
  >();
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    if (message.id === undefined) return onEvent(message);
    const command = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'error') command?.fail(new Error(message.message));
    else command?.done(message.result ?? {});
  });
  let last = 0;
  return (method, params = {}) =>
    new Promise((done, fail) => {
      last += 1;
      waiting.set(last, { done, fail });
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

/** A profile without first-run pages; the user agent decides which markup the server sends. */
function makeProfile(userAgent: string | undefined): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-firefox-'));
  const settings = {
    'intl.accept_languages': 'ko-KR,ko',
    'datareporting.policy.dataSubmissionEnabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'general.useragent.override': userAgent,
  };
  const lines = Object.entries(settings)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`);
  fs.writeFileSync(path.join(folder, 'user.js'), lines.join(''));
  return folder;
}

/**
 * Firefox reports a download that a navigation ended as an error: a script by the SHA-256 of nothing, which fails the
 * integrity check, a font by NS_BINDING_ABORTED.
 */
const ENDED_DOWNLOAD = /47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=|status=2152398850/;

const isError = ({ level, text = '' }: { level?: string; text?: string } = {}): boolean =>
  level === 'error' && !ENDED_DOWNLOAD.test(text);

const move = (x: number, y: number) => [
  { type: 'pointerMove', x, y },
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** A window of the system's Firefox, without a display. */
export async function openFirefox({ width, height, userAgent }: Window): Promise<Session> {
  const profile = makeProfile(userAgent);
  const args = ['--headless', '--profile', profile, '--remote-debugging-port', '0'];
  const browser = startProgram(firefoxPath() ?? 'firefox', args);
  const address = await untilSaid(browser, /BiDi listening on (\S+)/);
  const errors: string[] = [];
  const send = await connect(`${address}/session`, ({ params }) => {
    if (isError(params)) errors.push(params?.text ?? '');
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await send('browsingContext.getTree')) as {
    contexts: { context: string }[];
  };
  const context = contexts[0]?.context;
  await send('browsingContext.setViewport', { context, viewport: { width, height } });
  return {
    go: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async <Result>(body: string, ...given: unknown[]) => {
      const { result, exceptionDetails } = (await send('script.callFunction', {
        functionDeclaration: textFunction(body),
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: false,
      })) as { result?: { value: string }; exceptionDetails?: { text: string } };
      if (!result) throw new Error(exceptionDetails?.text);
      return JSON.parse(result.value) as Result;
    },
    click: async (x, y) => {
      const actions = [{ type: 'pointer', id: 'pointer', actions: move(x, y) }];
      await send('input.performActions', { context, actions });
    },
    picture: async () => {
      const { data } = await send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(data), 'base64');
    },
    errors: () => errors,
    end: async () => {
      browser.stop();
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
