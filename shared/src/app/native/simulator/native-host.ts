import { tableKeys } from '@shop/shared/domain';
import { type NativeCallName, nativeCalls } from '../bridge/native-calls';
import type { NativeWindow } from '../bridge/native-window';
import type { NativeMessage } from '../bridge/transport';
import { sampleResults } from './native-samples';

export type HostPlatform = 'ios' | 'android';

/**
 * How the simulated app behaves. `refuses`: result N; `wrongId`: responds to another call;
 * `malformed`: responds with another shape; `forged`: only responses with guessed ids arrive.
 */
export type HostBehaviour =
  | 'answers'
  | 'silent'
  | 'twice'
  | 'late'
  | 'wrongId'
  | 'malformed'
  | 'forged'
  | 'refuses';

export interface NativeHost {
  behaviour: HostBehaviour;
  /** Delay of a response. */
  delayMs: number;
  /** The calls the app received, in order. */
  readonly received: { name: NativeCallName; params: Record<string, unknown> }[];
  /** Sends an unsolicited message over the platform's channel. */
  send(kind: 'broadcast' | 'webviewVisible', message: object): void;
}

/** Longer than any timeout of the table. */
const LATE_MS = 60_000;

const isMessage = (value: unknown): value is NativeMessage =>
  typeof value === 'object' && value !== null && 'callback' in value && 'params' in value;

/** Real apps are strict: iOS takes an object, Android JSON. Anything else is a bug of the page. */
function readMessage(platform: HostPlatform, rawMessage: unknown): NativeMessage {
  const isRight = typeof rawMessage === (platform === 'ios' ? 'object' : 'string');
  const message: unknown = typeof rawMessage === 'string' ? JSON.parse(rawMessage) : rawMessage;
  if (!isRight || !isMessage(message))
    throw new TypeError(`${platform} received ${String(rawMessage)}`);
  return message;
}

const isSave = (name: string): boolean => name.startsWith('saveDataTo');
const placeOf = (name: string): string => name.replace(/^(save|load)Data(To|From)/, '');

/** Simulates the card company's app on a window or a substitute object. */
export function createNativeHost(target: NativeWindow, platform: HostPlatform): NativeHost {
  const storedValues = new Map<string, unknown>();
  const delay = (work: () => void, delayMs: number): void => {
    setTimeout(work, delayMs);
  };
  const deliver = (channel: 'answer' | 'broadcast' | 'webviewVisible', message: object): void =>
    target.LPNative?.[channel](platform === 'ios' ? message : JSON.stringify(message));

  const resultFor = (name: NativeCallName, params: Record<string, unknown>): unknown => {
    const key = String(params.key);
    if (name === 'loadDataFromFile' || name === 'loadDataFromMemory')
      return { key, value: storedValues.get(placeOf(name) + key) ?? null };
    return sampleResults[name];
  };

  const reactions: Record<
    HostBehaviour,
    (name: NativeCallName, callback: string, params: unknown) => void
  > = {
    silent: () => {},
    answers: (_, callback, params) =>
      delay(() => deliver('answer', { result: 'Y', callback, params }), host.delayMs),
    refuses: (_, callback) =>
      delay(() => deliver('answer', { result: 'N', callback, params: {} }), host.delayMs),
    twice: (name, callback, params) => {
      reactions.answers(name, callback, params);
      reactions.answers(name, callback, { ...(params as object), isSecond: true });
    },
    late: (_, callback, params) =>
      delay(() => deliver('answer', { result: 'Y', callback, params }), LATE_MS),
    wrongId: (_, callback, params) =>
      delay(() => deliver('answer', { result: 'Y', callback: `${callback}0`, params }), 0),
    malformed: (_, callback) =>
      delay(() => deliver('answer', { result: 'Y', callback, params: ['not', 'agreed'] }), 0),
    forged: (name, _, params) => {
      const guesses = ['', '0', '1', name, '__proto__', 'constructor', 'callback'];
      for (const callback of guesses) deliver('answer', { result: 'Y', callback, params });
      target.LPNative?.answer('{"result":"Y","callback":');
      target.LPNative?.answer(null);
    },
  };

  const handleCall = (name: NativeCallName, rawMessage: unknown): void => {
    const { callback, params } = readMessage(platform, rawMessage);
    const callerParams: Record<string, unknown> = { ...params };
    host.received.push({ name, params: callerParams });
    if (isSave(name)) storedValues.set(placeOf(name) + callerParams.key, callerParams.value);
    reactions[host.behaviour](name, callback, resultFor(name, callerParams));
  };

  const host: NativeHost = { behaviour: 'answers', delayMs: 0, received: [], send: deliver };
  const names = tableKeys<NativeCallName>(nativeCalls);
  if (platform === 'ios')
    target.webkit = {
      messageHandlers: Object.fromEntries(
        names.map((name) => [
          name,
          { postMessage: (message: unknown) => handleCall(name, message) },
        ]),
      ),
    };
  else
    target.LPApp = Object.fromEntries(
      names.map((name) => [name, (json: string) => handleCall(name, json)]),
    );
  return host;
}
