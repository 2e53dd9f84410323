import type { Writable } from 'node:stream';

/** Bytes that the gateway holds for its clients: bounded in all, and for each client. */
export interface HeldBytes {
  /**
   * Takes a share. @returns the function that gives it back, which may be called twice; undefined when
   * it is too much
   */
  take(client: string, bytes: number): (() => void) | undefined;
}

/** @param perClient the most of one client; `Infinity` for a client without a bound */
export function createHeldBytes(total: number, perClient: (client: string) => number): HeldBytes {
  const held = new Map<string, number>();
  let sum = 0;
  return {
    take: (client, bytes) => {
      const own = held.get(client) ?? 0;
      if (sum + bytes > total || own + bytes > perClient(client)) return undefined;
      sum += bytes;
      held.set(client, own + bytes);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        sum -= bytes;
        const left = (held.get(client) ?? 0) - bytes;
        if (left > 0) held.set(client, left);
        else held.delete(client);
      };
    },
  };
}

/** Gives back when the response has been sent or its client has gone, also when that was earlier. */
export function giveBackAtClose(response: Writable, giveBack: () => void): void {
  // A response emits `close` once, so a listener that is added afterwards is never called.
  if (response.destroyed) giveBack();
  else response.once('close', giveBack);
}
