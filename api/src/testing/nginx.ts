import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findServerProgram,
  type RunningProgram,
  runServerProgram,
} from '@shop/shared/testing/server-program';
import { waitForPort } from '@shop/shared/testing/tcp-port';

/** A load balancer in front of several api processes. */
export interface Balancer extends RunningProgram {
  url: string;
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

/**
 * @param port a free port
 * @param upstreams `host:port` of each process
 */
export async function startBalancer(port: number, upstreams: readonly string[]): Promise<Balancer> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configOf(folder, port, upstreams));
  const command = findServerProgram('nginx', 'nginx-light');
  execFileSync(command, ['-t', '-q', '-c', file, '-p', folder], { stdio: 'pipe' });
  const program = await runServerProgram({
    command,
    args: ['-c', file, '-p', folder, '-g', 'master_process off;'],
    waitUntilReady: () => waitForPort(port),
  });
  return {
    ...program,
    url: `http://127.0.0.1:${port}/api`,
    stop: async () => {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
