import webpack from 'webpack';
import { clientConfig } from '../webpack/client.mjs';
import { nodeServiceConfig } from '../webpack/node-service.mjs';
import { gatewayConfig, remoteServerConfig } from '../webpack/server.mjs';

const [name, kind, mode, buildId] = process.argv.slice(2);

const configsOf = async () => {
  if (name === 'api') {
    return [nodeServiceConfig({ folder: 'api', mode, entry: { server: './src/server.ts' } })];
  }
  if (kind === 'standalone') {
    const { standaloneConfig } = await import('../webpack/standalone.mjs');
    return [standaloneConfig({ name, mode, buildId })];
  }
  const options = { name, mode, buildId };
  return [
    clientConfig(options),
    name === 'shell' ? gatewayConfig(options) : remoteServerConfig(options),
  ];
};

const compiler = webpack(await configsOf());

compiler.run((error, stats) => {
  const failed = error || stats.hasErrors();
  if (failed) console.error(error ?? stats.toString({ preset: 'errors-only' }));
  // Closing the compiler writes its file cache.
  compiler.close(() => process.exit(failed ? 1 : 0));
});
