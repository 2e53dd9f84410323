import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@shop/shared/node/testing';
import { transformFileSync } from '@swc/core';

/** Code of a small server that replaces the gateway in these tests and ends like `main.ts`. */
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

/** Sends a request, without an agent on a new connection. @returns the version that responded */
const sendRequest = (agent: http.Agent | false = false, url = '/'): Promise<string> =>
  new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path: url, agent }, async (response) => {
        let text = '';
        for await (const part of response) text += String(part);
        resolve(text);
      })
      .on('error', reject);
  });

/** Waits until the version responds. The old process accepts connections until it receives its signal. */
async function waitForVersion(version: string): Promise<void> {
  while ((await sendRequest()) !== version) await new Promise((done) => setTimeout(done, 5));
}

/** Starts clients that send requests without a pause, half of them with keep-alive, until `end` is called. */
function startLoad() {
  const responses: string[] = [];
  const failures: unknown[] = [];
  let isOver = false;
  const clients = Array.from({ length: 16 }, async (_, no) => {
    const agent = new http.Agent({ keepAlive: no % 2 === 0, maxSockets: 1 });
    while (!isOver)
      await sendRequest(agent).then(
        (text) => responses.push(text),
        (error: unknown) => failures.push(error),
      );
    agent.destroy();
  });
  return {
    responses,
    end: async () => {
      isOver = true;
      await Promise.all(clients);
      return { count: responses.length, failures };
    },
  };
}

const until = async (condition: () => boolean): Promise<void> => {
  while (!condition()) await new Promise((done) => setTimeout(done, 5));
};

it('fails no request while new versions take over under load', async () => {
  const load = startLoad();
  await until(() => load.responses.length > 200);
  const slow = sendRequest(undefined, '/slow');
  for (const version of ['two', 'three']) {
    install(service(version));
    supervisor.kill('SIGUSR2');
    await once(supervisor, 'message');
    // Clients with keep-alive reach the new version too.
    const before = load.responses.length;
    await until(
      () => load.responses.slice(before).filter((response) => response === version).length > 400,
    );
  }
  const { count, failures } = await load.end();
  expect(failures).toEqual([]);
  expect(count).toBeGreaterThan(1_000);
  expect(await slow).toBe('one');
  expect(new Set(load.responses)).toEqual(new Set(['one', 'two', 'three']));
  expect(await sendRequest()).toBe('three');
});

it('keeps the old version when the new version does not start', async () => {
  let errors = '';
  supervisor.stderr?.on('data', (text) => (errors += String(text)));
  install(`process.stderr.write('A setting is missing.\\n', () => process.exit(1));`);
  supervisor.kill('SIGUSR2');
  await until(() => errors.includes('stopped before it was ready'));
  expect(errors).toContain('A setting is missing.');
  expect(await sendRequest()).toBe('one');
  install(service('two'));
  supervisor.kill('SIGUSR2');
  await waitForVersion('two');
});

it('exits when its gateway crashes, so that the service manager restarts both', async () => {
  install(
    service('two').replace("'/slow' ?", "'/crash' ? process.exit(3) : request.url === '/slow' ?"),
  );
  supervisor.kill('SIGUSR2');
  await waitForVersion('two');
  const end = once(supervisor, 'exit');
  await expect(sendRequest(undefined, '/crash')).rejects.toThrow();
  expect(await end).toEqual([3, null]);
});
