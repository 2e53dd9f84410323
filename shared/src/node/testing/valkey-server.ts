import { findServerProgram, type RunningProgram, runServerProgram } from './server-program';
import { freePort, waitForPort } from './tcp-port';

export interface ValkeyServer extends RunningProgram {
  url: string;
}

/**
 * Starts a server with the protocol of Valkey. It is Redis, because Debian 12 has no package of Valkey. It keeps its
 * data in memory only.
 */
export async function startValkey(): Promise<ValkeyServer> {
  const port = await freePort();
  const program = await runServerProgram({
    command: findServerProgram('redis-server', 'redis-server'),
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    waitUntilReady: () => waitForPort(port),
  });
  return { ...program, url: `valkey://127.0.0.1:${port}` };
}
