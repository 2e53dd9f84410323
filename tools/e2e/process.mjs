import { spawn } from 'node:child_process';
import path from 'node:path';
import { root } from '../webpack/apps.mjs';

/** Start-up limit for a process that hangs. High, because the first start fills the sample shop. */
const TOO_LATE_MS = 600_000;

/**
 * Starts one of the built processes and waits until it reports that it is ready.
 * @param nodeArgs options of Node, before the file
 * @param inherited variables of the environment that `env` adds to; absent: all of this process
 */
export async function startProcess(file, env, nodeArgs = [], inherited = process.env) {
  const child = spawn(process.execPath, [...nodeArgs, path.join(root, file)], {
    env: { ...inherited, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  await new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      child.kill('SIGTERM');
      reject(new Error(`${file} was not ready in time:\n${output}`));
    }, TOO_LATE_MS);
    child.on('message', (message) => message?.event === 'ready' && resolve(clearTimeout(timer)));
    child.on('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`${file} stopped (${code}):\n${output}`));
    });
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await gone;
  };
  /** Sends a message to the process. @returns its answer of the same event */
  const ask = (event) =>
    new Promise((resolve) => {
      const listen = (message) => {
        if (message?.event !== event) return;
        child.off('message', listen);
        resolve(message);
      };
      child.on('message', listen);
      child.send({ event });
    });
  return { pid: child.pid, stop, ask, output: () => output };
}
