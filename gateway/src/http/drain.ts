import type http from 'node:http';
import net from 'node:net';

/** A client that sends nothing for so long on a kept connection gets it closed, ms. */
const IDLE_MS = 2_000;

/**
 * Stops accepting connections, and ends those that are open with their next response. `http.Server.close` alone closes
 * kept connections at once, also one whose next request is on its way.
 * @returns when all have ended, or after `idleMs`
 */
export function drain(server: http.Server, idleMs = IDLE_MS): Promise<void> {
  server.prependListener('request', (_request: http.IncomingMessage, response) =>
    response.setHeader('Connection', 'close'),
  );
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, idleMs);
    // That of `http.Server` closes kept connections.
    net.Server.prototype.close.call(server, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
