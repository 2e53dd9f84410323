import { execFile } from 'node:child_process';
import http from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(__dirname, '../..');
const runFile = promisify(execFile);

const runE2e = (...args: string[]) => runE2eIn(process.env, ...args);

async function runE2eIn(env: NodeJS.ProcessEnv, ...args: string[]) {
  const command = [path.join(root, 'tools/journeys/journeys.mjs'), ...args];
  try {
    const { stdout, stderr } = await runFile(process.execPath, command, { cwd: root, env });
    return { code: 0, stdout, stderr };
  } catch (error) {
    return error as { code: number; stdout: string; stderr: string };
  }
}

test('prints how to use it', async () => {
  const { code, stdout } = await runE2e('--help');
  expect([code, stdout]).toEqual([0, expect.stringContaining('Usage: npm run e2e -- <remote>')]);
});

test.each([
  [[], 'Name a remote.'],
  [['shell'], 'There is no remote "shell".'],
  [['goods', 'basket'], 'Put options of Playwright behind --: -- basket'],
  [['goods', '--composed', '--url', 'http://localhost:3000'], 'Choose --composed or --url.'],
  [['goods', '--url', 'localhost:3000'], '"localhost:3000" is not an http URL.'],
  [['goods', '--preview', 'abc'], '--preview shows a build in a running shop'],
  [['goods', '--alone'], "Unknown option '--alone'"],
])('exits with 2 for %j', async (args, message) => {
  const { code, stderr } = await runE2e(...args);
  expect(stderr).toContain(message);
  expect(stderr).toContain('Usage: npm run e2e');
  expect(code).toBe(2);
});

test('refuses options that npm kept', async () => {
  const env = { ...process.env, npm_config_composed: 'true', npm_lifecycle_event: 'e2e' };
  const { code, stderr } = await runE2eIn(env, 'goods');
  expect(stderr).toContain('npm took --composed for itself.');
  expect(stderr).toContain('npm run e2e -- …');
  expect(code).toBe(2);
});

/** A server of this process that answers everything with 404. */
async function startOther() {
  const server = http.createServer((_request, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

test('exits with 3 when no shop answers at the address', async () => {
  const { url, stop } = await startOther();
  const other = await runE2e('goods', '--url', url);
  await stop();
  expect([other.code, other.stderr]).toEqual([3, expect.stringContaining(`${url} is not a shop`)]);
  const nothing = await runE2e('goods', '--url', url);
  expect([nothing.code, nothing.stderr]).toEqual([3, expect.stringContaining('does not answer')]);
});
