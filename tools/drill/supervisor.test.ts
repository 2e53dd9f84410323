import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { transformFileSync } from '@swc/core';

/** The gateway's supervisor with a small service in place of the gateway, which ends as `main.ts` does. */
const service = (version: string): string => `
  const http = require('node:http');
  const { drain } = require('./drain.cjs');
  const server = http.createServer((request, response) =>
    setTimeout(() => response.end('${version}'), request.url === '/slow' ? 300 : 2));
  server.listen(Number(process.env.PORT), '127.0.0.1', () =>
    process.send({ event: 'ready', service: '${version}' }));
  process.once('SIGTERM', () =>
    drain(server).then(() => server.close(() => process.exit(0))));`;

let folder: string;
let port: number;
let supervisor: ChildProcess;

const build = (file: string, out: string): void => {
  const { code } = transformFileSync(path.join(__dirname, '../../gateway/src', file), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'commonjs' },
  });
  fs.writeFileSync(path.join(folder, out), code);
};
const install = (code: string): void => fs.writeFileSync(path.join(folder, 'gateway.cjs'), code);

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

beforeEach(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-supervisor-'));
  build('supervisor.ts', 'supervisor.cjs');
  build('http/drain.ts', 'drain.cjs');
  install(service('one'));
  port = await freePort();
  supervisor = spawn(process.execPath, [path.join(folder, 'supervisor.cjs')], {
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  await once(supervisor, 'message');
});
afterEach(async () => {
  if (supervisor.exitCode === null) {
    supervisor.kill('SIGTERM');
    await once(supervisor, 'exit');
  }
  fs.rmSync(folder, { recursive: true });
});

/** Asks on a connection of its own without an agent. @returns who answered */
const ask = (agent: http.Agent | false = false, url = '/'): Promise<string> =>
  new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path: url, agent }, async (response) => {
        let text = '';
        for await (const part of response) text += String(part);
        resolve(text);
      })
      .on('error', reject);
  });

/** The one before accepts until it has read its signal. */
async function isReplacedBy(version: string): Promise<void> {
  while ((await ask()) !== version) await new Promise((done) => setTimeout(done, 5));
}

/** Clients that ask without a pause, half of them on a connection each that they keep, until they are told to stop. */
function askWithoutPause() {
  const answers: string[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  const clients = Array.from({ length: 16 }, async (_, no) => {
    const agent = new http.Agent({ keepAlive: no % 2 === 0, maxSockets: 1 });
    while (!isOver)
      await ask(agent).then(
        (text) => answers.push(text),
        (error: unknown) => failures.push(error),
      );
    agent.destroy();
  });
  return {
    answers,
    end: async () => {
      isOver = true;
      await Promise.all(clients);
      return { count: answers.length, failures };
    },
  };
}

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((done) => setTimeout(done, 5));
};

it('fails no request while new versions take over under load', async () => {
  const load = askWithoutPause();
  await until(() => load.answers.length > 200);
  const slow = ask(undefined, '/slow');
  for (const version of ['two', 'three']) {
    install(service(version));
    supervisor.kill('SIGUSR2');
    await once(supervisor, 'message');
    // Also those who keep their connection come to the new version.
    const before = load.answers.length;
    await until(() => load.answers.slice(before).filter((who) => who === version).length > 400);
  }
  const { count, failures } = await load.end();
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(1_000);
  expect(await slow).toBe('one');
  expect(new Set(load.answers)).toEqual(new Set(['one', 'two', 'three']));
  expect(await ask()).toBe('three');
});

it('keeps the version before when the new one does not start', async () => {
  let errors = '';
  supervisor.stderr?.on('data', (text) => (errors += String(text)));
  install(`process.stderr.write('A setting is missing.\\n', () => process.exit(1));`);
  supervisor.kill('SIGUSR2');
  await until(() => errors.includes('stopped before it was ready'));
  expect(errors).toContain('A setting is missing.');
  expect(await ask()).toBe('one');
  install(service('two'));
  supervisor.kill('SIGUSR2');
  await isReplacedBy('two');
});

it('ends with its gateway, so that its own service manager starts both again', async () => {
  install(
    service('two').replace("'/slow' ?", "'/crash' ? process.exit(3) : request.url === '/slow' ?"),
  );
  supervisor.kill('SIGUSR2');
  await isReplacedBy('two');
  const end = once(supervisor, 'exit');
  await expect(ask(undefined, '/crash')).rejects.toThrow();
  expect(await end).toEqual([3, null]);
});
