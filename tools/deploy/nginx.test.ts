import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const source = fs.readFileSync(path.join(root, 'deploy/nginx/nginx.conf'), 'utf8');
const { stderr: versionText = '' } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
const version = /nginx\/(\d+)\.(\d+)/.exec(versionText);
const isOlder = version && Number(version[1]) === 1 && Number(version[2]) < 25;
let folder: string;

/** Replaces hosts and paths by those of this machine. Before nginx 1.25 HTTP/2 is a parameter of `listen`. */
const adaptToThisMachine = (text: string): string =>
  (isOlder ? text.replace(/^ *http2 on;$/m, '').replace('8443 ssl', '8443 ssl http2') : text)
    .replace('server gateway:3000', 'server 127.0.0.1:3000')
    .replaceAll(/\/dev\/std(?:err|out)/g, '/tmp/log')
    .replaceAll('/tmp/', `${folder}/`)
    .replaceAll('/etc/nginx/tls', folder);

const check = (text: string): string => {
  const file = path.join(folder, 'nginx.conf');
  fs.writeFileSync(file, text);
  const { status, stderr } = spawnSync('nginx', ['-t', '-c', file], { encoding: 'utf8' });
  return status === 0 ? '' : stderr;
};

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const key = ['-keyout', path.join(folder, 'key.pem'), '-out', path.join(folder, 'cert.pem')];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...key];
  spawnSync('openssl', args);
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

// npm test installs nginx when it can use apt (tools/test/provide.mjs).
const withNginx = version ? it : it.skip;

withNginx('nginx accepts the file, and refuses an unknown directive', () => {
  expect(check(adaptToThisMachine(source))).toBe('');
  expect(check(adaptToThisMachine(source).replace('keepalive 64', 'keepalve 64'))).toContain(
    'keepalve',
  );
});

it('sends small TLS records by HTTP/2, overwrites the client address, and hides metrics', () => {
  for (const line of [
    'ssl_buffer_size 4k;',
    'http2 on;',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
  ])
    expect(source).toContain(line);
  expect(source).toMatch(/location = \/metrics \{\s+return 404;/);
  expect(source).not.toMatch(/^\s*gzip on/m);
});
