import http from 'node:http';
import type { AddressInfo } from 'node:net';

const CONTENT_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/**
 * Serves `/metrics` on an address of its own, which shoppers cannot reach.
 * @param read the figures in the text format of Prometheus
 * @returns the port, and what ends it
 */
export async function serveMetrics(
  { host, port }: { host: string; port: number },
  read: () => Promise<string>,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = http.createServer((request, response) => {
    const end = (status: number, text: string) =>
      response.writeHead(status, { 'content-type': CONTENT_TYPE }).end(text);
    if (request.url !== '/metrics' || request.method !== 'GET') return end(404, 'Not found\n');
    return read().then(
      (text) => end(200, text),
      (error: unknown) => end(500, `${String(error)}\n`),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
