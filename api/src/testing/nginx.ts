import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findServerProgram,
  freePort,
  type RunningProgram,
  runServerProgram,
  waitForPort,
} from '@shop/shared/node/testing';

/** nginx in front of the gateways, and between gateways and apis. */
export interface Balancer extends RunningProgram {
  /** URL for shoppers. */
  url: string;
  /** URL for gateways. */
  apiUrl: string;
  /** Requests that nginx has sent to a second process, because the first one did not respond. */
  repeated(): number;
}

interface Upstreams {
  /** `host:port` of each process. */
  gateways: readonly string[];
  apis: readonly string[];
}

const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** @param repeats conditions under which nginx sends a request to the next process */
const serverOf = (
  name: string,
  port: number,
  hosts: readonly string[],
  repeats: string,
): string => `
  upstream ${name} {
${hosts.map((host) => `    server ${host} max_fails=0;`).join('\n')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://${name};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_connect_timeout 2s;
      proxy_next_upstream ${repeats};
    }
  }`;

/**
 * The configuration of docs/operations.md. Between gateways and apis nginx also repeats mutations, because their
 * idempotency keys prevent a second execution. No process is marked as failed: the end of a keep-alive connection
 * counts as a failure, so during a deploy all processes could be marked.
 */
const configOf = (
  folder: string,
  ports: { front: number; inner: number },
  { gateways, apis }: Upstreams,
): string => `
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  # "host, host" when a second process got the request.
  log_format tries '$upstream_addr';
  access_log ${folder}/access.log tries;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
${serverOf('gateways', ports.front, gateways, 'error timeout http_502')}
${serverOf('apis', ports.inner, apis, 'error timeout non_idempotent')}
}`;

export async function startBalancer(upstreams: Upstreams): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  const file = join(folder, 'nginx.conf');
  const [front, inner] = [await freePort(), await freePort()];
  writeFileSync(file, configOf(folder, { front, inner }, upstreams));
  const command = findServerProgram('nginx', 'nginx-light');
  execFileSync(command, ['-t', '-q', '-c', file, '-p', folder], { stdio: 'pipe' });
  const program = await runServerProgram({
    command,
    args: ['-c', file, '-p', folder, '-g', 'master_process off;'],
    waitUntilReady: () => waitForPort(front),
  });
  const readTries = (): string[] => readFileSync(join(folder, 'access.log'), 'utf8').split('\n');
  return {
    ...program,
    url: `http://127.0.0.1:${front}`,
    apiUrl: `http://127.0.0.1:${inner}`,
    repeated: () => readTries().filter((line) => line.includes(', ')).length,
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
