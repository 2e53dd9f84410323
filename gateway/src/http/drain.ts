import type http from 'node:http';
import net from 'node:net';

/** Time after which idle keep-alive connections are no longer awaited, ms. */
const IDLE_MS = 2_000;

/**
 * Stops accepting connections, and ends each open connection with its next response. `http.Server.close` alone closes
 * keep-alive connections at once, even when a request is on its way.
 * @returns when all connections have ended, or after `idleMs`
 */
export function drain(server: http.Server, idleMs = IDLE_MS): Promise<void> {
  server.prependListener('request', (_request: http.IncomingMessage, response) =>
    response.setHeader('Connection', 'close'),
  );
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, idleMs);
    // `http.Server.close` would close keep-alive connections, `net.Server.close` does not.
    net.Server.prototype.close.call(server, () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
