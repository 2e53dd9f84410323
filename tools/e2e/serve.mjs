import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { appFolder } from '../webpack/apps.mjs';

const types = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

function proxy(apiUrl, request, response) {
  const target = new URL(request.url, apiUrl);
  const headers = {
    ...request.headers,
    'x-forwarded-host': request.headers.host,
    'x-forwarded-proto': 'http',
  };
  const upstream = http.request(target, { method: request.method, headers }, (answer) => {
    response.writeHead(answer.statusCode, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => {
    if (!response.headersSent) response.writeHead(502);
    response.end();
  });
  request.pipe(upstream);
}

/**
 * Serves a remote's stand-alone build: its files, its page for every other path, and a proxy to the
 * api.
 */
export function serveStandalone({ name, port, apiUrl }) {
  const folder = path.join(appFolder(name), 'dist/standalone');
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    if (/^\/(api|images)\//.test(pathname)) return proxy(apiUrl, request, response);
    const file = path.join(folder, path.normalize(pathname));
    const isFile = file.startsWith(folder) && fs.existsSync(file) && fs.statSync(file).isFile();
    const served = isFile ? file : path.join(folder, 'index.html');
    response.writeHead(200, {
      'content-type': types[path.extname(served)] ?? 'application/octet-stream',
    });
    fs.createReadStream(served).pipe(response);
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}
