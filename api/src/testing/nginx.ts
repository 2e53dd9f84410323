import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { until } from './until';

/** A load balancer in front of several api processes. */
export interface Balancer {
  url: string;
  /** Kills the process with SIGKILL and starts a new one at the same address. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** @returns the path of nginx, which is in `/usr/sbin` on Debian, outside the PATH of users */
function findNginx(): string {
  const places = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  const place = places.find((folder) => existsSync(join(folder, 'nginx')));
  if (!place)
    throw new Error('These tests need nginx. Install it (Debian: apt-get install nginx-light).');
  return join(place, 'nginx');
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * The configuration of docs/operations.md. A call goes to the next process when one does not respond, also a
 * mutation, because its idempotency key prevents a second execution. No process is marked as failed: the end of a
 * keep-alive connection counts as a failure, so during a deploy all processes could be marked.
 */
const configOf = (folder: string, port: number, upstreams: readonly string[]): string => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  upstream apis {
${upstreams.map((host) => `    server ${host} max_fails=0;`).join('\n')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://apis;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_connect_timeout 2s;
      proxy_next_upstream error timeout non_idempotent;
    }
  }
}`;

const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

/**
 * @param port a free port
 * @param upstreams `host:port` of each process
 */
export async function startBalancer(port: number, upstreams: readonly string[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configOf(folder, port, upstreams));
  const binary = findNginx();
  execFileSync(binary, ['-t', '-q', '-c', file, '-p', folder], { stdio: 'pipe' });
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    const server = spawn(binary, ['-c', file, '-p', folder, '-g', 'master_process off;'], {
      stdio: 'ignore',
    });
    const endWithUs = () => void server.kill('SIGKILL');
    process.once('exit', endWithUs);
    const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    await until(() => isOpen(port));
    return async () => {
      server.kill('SIGKILL');
      await ended;
      process.off('exit', endWithUs);
    };
  };
  let kill = await start();
  return {
    url: `${url}/api`,
    restart: async () => {
      await kill();
      kill = await start();
    },
    stop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
