import { type ChildProcess, fork } from 'node:child_process';
import { bundleOf } from './server-bundle';
import { type ServiceProcess, waitForService } from './service-process';

/** The api as a separate process that can be killed. */
export interface ServerProcess extends ServiceProcess {
  url: string;
  /** URL of the metrics, valid only with the setting API_METRICS_PORT. */
  metricsUrl: string;
}

const forkServer = (
  apiRoot: string,
  env: Record<string, string>,
  stderr: 'inherit' | 'pipe',
  stdout: 'ignore' | number = 'ignore',
): ChildProcess =>
  fork(bundleOf(apiRoot), [], {
    env: { PATH: process.env.PATH ?? '', API_PORT: '0', LOG_LEVEL: 'error', ...env },
    // Not the test runner's own: a profiler or debugger is of the tests alone.
    execArgv: [],
    stdio: ['ignore', stdout, stderr, 'ipc'],
  });

/**
 * Starts the real process entry, which is expected to fail. @returns its exit code and last output
 */
export function startRefused(
  apiRoot: string,
  env: Record<string, string>,
): Promise<{ code: number | null; text: string }> {
  const child = forkServer(apiRoot, env, 'pipe');
  let text = '';
  child.stderr?.on('data', (part) => {
    text += part;
  });
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })));
}

/**
 * Starts the real process entry with this environment, and resolves when it listens.
 * @param stdout the descriptor of a file for its output; absent: none
 */
export async function startServer(
  apiRoot: string,
  env: Record<string, string>,
  stdout?: number,
): Promise<ServerProcess> {
  const child = forkServer(apiRoot, env, 'inherit', stdout);
  const { process: service, message } = await waitForService<{
    port: number;
    metricsPort?: number;
  }>(child);
  return {
    ...service,
    url: `http://127.0.0.1:${message.port}/api`,
    metricsUrl: `http://127.0.0.1:${message.metricsPort}/metrics`,
  };
}
