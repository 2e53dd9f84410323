import { NativeError } from './native-error';
import type { TypeGuard } from './type-guards';

interface Pending {
  name: string;
  /** Resolves with a valid result; rejects any other. */
  receive: (result: unknown) => void;
  reject: (error: NativeError) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export interface NativeResponse {
  result: 'Y' | 'N';
  callback: string;
  params: unknown;
}

/** 128 random bits, so that a response cannot be forged by guessing. */
const createId = (): string =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-');

/** Calls waiting for a response. A response settles only the call with its id, and only once. */
export class PendingCalls {
  readonly #calls = new Map<string, Pending>();

  open<R>(
    name: string,
    isAnswer: TypeGuard<R>,
    timeoutMs: number | null,
    send: (callback: string) => boolean,
  ): Promise<R> {
    return new Promise<R>((resolve, reject) => {
      const id = createId();
      const timer =
        timeoutMs === null
          ? undefined
          : setTimeout(() => this.#take(id)?.reject(new NativeError('TIMEOUT', name)), timeoutMs);
      const receive = (result: unknown) =>
        isAnswer(result) ? resolve(result) : reject(new NativeError('INVALID_RESPONSE', name));
      this.#calls.set(id, { name, receive, reject, timer });
      if (!send(id)) this.#take(id)?.reject(new NativeError('NOT_IN_APP', name));
    });
  }

  /** @returns false for a response to no pending call (late, repeated or forged) */
  settle({ callback, result, params }: NativeResponse): boolean {
    const call = this.#take(callback);
    if (!call) return false;
    if (result === 'N') call.reject(new NativeError('REFUSED', call.name));
    else call.receive(params);
    return true;
  }

  #take(id: string): Pending | undefined {
    const call = this.#calls.get(id);
    this.#calls.delete(id);
    clearTimeout(call?.timer);
    return call;
  }
}
