import path from 'node:path';
import webpack from 'webpack';
import { clientConfig } from '../webpack/client.mjs';
import { readContract } from '../webpack/contract.mjs';
import { ServedContractPlugin } from '../webpack/contract-plugin.mjs';
import { nodeServiceConfig } from '../webpack/node-service.mjs';
import { serverConfig } from '../webpack/server.mjs';
import { services } from '../webpack/services.mjs';

const [name, kind, mode, buildId, dist, folder] = process.argv.slice(2);

/** The same build in the given folder instead of the app's `dist`. */
const inFolder = ({ output, ...config }) => ({
  ...config,
  output: { ...output, path: path.join(folder, path.relative(dist, output.path)) },
});

const configsOf = async () => {
  if (kind === 'standalone') {
    const { standaloneConfig } = await import('../webpack/standalone.mjs');
    return [standaloneConfig({ name, mode, buildId })];
  }
  if (kind === 'service') return [nodeServiceConfig({ ...services[name], mode })];
  const contract = await readContract();
  if (name === 'api') {
    const plugins = [new ServedContractPlugin({ buildId, calls: contract.calls })];
    const entry = { server: './src/server.ts' };
    return [nodeServiceConfig({ folder: 'api', mode, entry, plugins })];
  }
  const options = { name, mode, buildId, contract };
  return [clientConfig(options), serverConfig(options)];
};

const compiler = webpack((await configsOf()).map(inFolder));

compiler.run((error, stats) => {
  const failed = error || stats.hasErrors();
  if (failed) console.error(error ?? stats.toString({ preset: 'errors-only' }));
  // Closing the compiler writes its file cache.
  compiler.close(() => process.exit(failed ? 1 : 0));
});
