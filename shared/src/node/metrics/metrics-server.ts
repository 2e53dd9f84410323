import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { codeOf } from '../error-facts';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';
const RETRY_MS = 1_000;

export interface MetricsServer {
  /** The port in use; undefined while another process uses the configured port. */
  port(): number | undefined;
  close(): Promise<void>;
}

/**
 * Serves `/metrics` on a separate address, which shoppers cannot reach. If the port is in use, it tries again every
 * second: during a handover the former process uses the port until it ends, and the new one must serve meanwhile.
 * @param read returns the metrics in the text format of Prometheus
 * @throws when listening fails for another reason
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
