import { execFileSync, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ServiceProcess, waitForService } from './service-process';
import { until } from './until';

/** @throws Error when the checkout was not built */
function buildOf(root: string, file: string): string {
  const build = join(root, file);
  if (!existsSync(build)) throw new Error(`${file} is missing. Build the shop: npm run build`);
  return build;
}

/** Publishes and promotes the builds of the checkout in a register. */
export function fillRegister(root: string, releasesDir: string): void {
  const args = ['sync', '--without-proof', 'a test of several processes'];
  execFileSync(process.execPath, [buildOf(root, 'releases/dist/release.cjs'), ...args], {
    env: { ...process.env, NODE_ENV: 'production', SHOP_ROOT: root, RELEASES_DIR: releasesDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

/** Starts the built gateway, and resolves when it renders. */
export async function startGateway(
  root: string,
  port: number,
  env: Record<string, string>,
): Promise<ServiceProcess> {
  const child = fork(buildOf(root, 'gateway/dist/gateway.cjs'), [], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      ...env,
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // Unlike the api, the gateway does not end with its parent process.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  const { process: service } = await waitForService(child);
  await until(async () => (await fetch(`http://127.0.0.1:${port}/builds/ready`)).ok);
  return service;
}
