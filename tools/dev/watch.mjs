import { rmSync } from 'node:fs';
import path from 'node:path';
import webpack from 'webpack';
import { say } from '../start/say.mjs';
import { appFolder } from '../webpack/apps.mjs';
import { clientConfig } from '../webpack/client.mjs';
import { readContract } from '../webpack/contract.mjs';
import { gatewayConfig, remoteServerConfig } from '../webpack/server.mjs';

/**
 * Rebuilds client and server of one app when its files or the shared ones change, and restarts the
 * gateway, which makes open pages reload.
 */
export async function watch(name, onRebuilt) {
  const options = { name, mode: 'development', buildId: 'dev', calls: await readContract() };
  // dist no longer contains a release build, so the next start rebuilds it.
  rmSync(path.join(appFolder(name), 'dist/.built-release'), { force: true });
  const compiler = webpack([
    clientConfig(options),
    name === 'shell' ? gatewayConfig(options) : remoteServerConfig(options),
  ]);
  compiler.watch({ aggregateTimeout: 80 }, async (error, stats) => {
    if (error || stats.hasErrors())
      return say(error?.message ?? stats.toString({ preset: 'errors-only', colors: true }));
    await onRebuilt();
    say(`↻ ${name}`);
  });
  say(`  Watching ${name} and shared.`);
}
