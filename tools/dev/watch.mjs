import webpack from 'webpack';
import { say } from '../start/say.mjs';
import { clientConfig } from '../webpack/client.mjs';
import { readContract } from '../webpack/contract.mjs';
import { serverConfig } from '../webpack/server.mjs';
import { writingTo } from './dev-folder.mjs';
import { watchOptions } from './watch-options.mjs';

/**
 * Rebuilds client and server of one app when its files or the shared ones change, and restarts the
 * gateway, which makes open pages reload.
 * @param folder the builds of `npm run dev`
 */
export async function watch(name, folder, onRebuilt) {
  const options = { name, mode: 'development', buildId: 'dev', contract: await readContract() };
  const configs = [clientConfig(options), serverConfig(options)];
  const compiler = webpack(configs.map((config) => writingTo(folder, config)));
  compiler.watch(watchOptions, async (error, stats) => {
    if (error || stats.hasErrors())
      return say(error?.message ?? stats.toString({ preset: 'errors-only', colors: true }));
    await onRebuilt();
    say(`↻ ${name}`);
  });
  say(`  Watching ${name} and shared.`);
}
