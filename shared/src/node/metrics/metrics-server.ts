import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf } from '../error-facts';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const RETRY_MS = 1_000;

export interface MetricsServer {
  /** Undefined as long as another process has it. */
  port(): number | undefined;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on an address of its own, which shoppers cannot reach. A port that is taken is tried again every
 * second: at a handover the process before has it until it ends, and figures must not keep the new one from serving.
 * @param read the figures in the text format of Prometheus
 * @throws when it cannot listen for another reason
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  read: () => Promise<string>,
): Promise<MetricsServer> {
  const server = http.createServer((request, response) => {
    const end = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': CONTENT_TYPE }).end(text);
    if (request.url !== '/metrics' || request.method !== 'GET') return end(404, 'Not found\n');
    return read().then(
      (text) => end(200, text),
      (error: unknown) => end(500, `${String(error)}\n`),
    );
  });
  let retry: NodeJS.Timeout | undefined;
  await new Promise<void>((resolve, reject) => {
    server.on('error', (error) => {
      if (codeOf(error) !== 'EADDRINUSE') return reject(error);
      retry = setTimeout(() => server.listen(port, host), RETRY_MS).unref();
      resolve();
    });
    server.listen(port, host, resolve);
  });
  return {
    port: () => (server.address() as AddressInfo | null)?.port,
    close: () =>
      new Promise((resolve) => {
        clearTimeout(retry);
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
