import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './say.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Starts one of our processes; resolves when it reports that it is ready. */
function startProcess(file, env) {
  const child = spawn(process.execPath, [path.join(root, file)], {
    cwd: path.dirname(path.dirname(path.join(root, file))),
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let errors = '';
  child.stderr.on('data', (text) => (errors = (errors + text).slice(-4000)));
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => {
      if (message?.event === 'progress') say(`  ${message.text}`);
      if (message?.event === 'ready') resolve(child);
    });
    child.on('exit', (code) => reject(new Error(errors.trim() || `${file} stopped (${code}).`)));
  });
  return { child, ready, errors: () => errors };
}

const showLogs = ({ child }) => {
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
};

const isRunning = ({ child }) => child.exitCode === null && child.signalCode === null;

const whenGone = (started) =>
  isRunning(started)
    ? new Promise((resolve) => started.child.once('exit', resolve))
    : Promise.resolve();

/**
 * Starts the api and then the gateway. Stops them in reverse order, and stops both when either
 * exits.
 * @param buildsRoot the folder with the builds that the gateway serves
 */
export async function serve({ port, apiPort, step, env = {}, buildsRoot = root }) {
  const running = [];
  let isStopping = false;
  const stop = async (code) => {
    if (isStopping) return;
    isStopping = true;
    for (const started of running.toReversed()) {
      if (isRunning(started)) started.child.kill('SIGTERM');
      await whenGone(started);
    }
    process.exit(code);
  };
  process.on('SIGINT', () => void stop(0));
  process.on('SIGTERM', () => void stop(0));

  const start = async (file, settings) => {
    const started = startProcess(file, { ...env, ...settings });
    running.push(started);
    try {
      await started.ready;
    } catch (error) {
      if (isStopping) return;
      console.error(`\n${error.message}`);
      await stop(1);
    }
    started.child.on('exit', () => {
      if (started.isReplaced) return;
      if (!isStopping) console.error(`\n${file} stopped.\n${started.errors().trim()}`);
      void stop(1);
    });
  };

  await step('데이터베이스와 상품 database and catalogue', () =>
    start('api/dist/server.cjs', { API_PORT: String(apiPort) }),
  );
  const startGateway = () =>
    start('gateway/dist/gateway.cjs', {
      PORT: String(port),
      API_URL: `http://127.0.0.1:${apiPort}`,
      SHOP_ROOT: buildsRoot,
      // The api's alone: the gateway also runs the code of the remotes.
      SHOP_SECRET: undefined,
      DATABASE_URL: undefined,
      TOSS_SECRET_KEY: undefined,
    });
  await step('화면 gateway', startGateway);
  if (isStopping) return {};
  running.forEach(showLogs);
  say(`
  The shop is open:  http://localhost:${port}
  To sign in:        click 로그인 and choose a sample member – no password.
  To pay:            choose any card; in the issuer's window click 승인.
  To stop:           Ctrl-C
`);
  const restartGateway = async () => {
    const previousService = running.pop();
    previousService.isReplaced = true;
    previousService.child.kill('SIGTERM');
    await whenGone(previousService);
    await startGateway();
    showLogs(running.at(-1));
  };
  return { restartGateway };
}
