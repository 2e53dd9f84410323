import path from 'node:path';
import { appFolder, sharedModules } from './apps.mjs';
import { commonConfig } from './common.mjs';
import { ContractPlugin } from './contract-plugin.mjs';
import { serverEntry } from './fragments.mjs';

/** Modules that Node must load once or that cannot be bundled. */
const externals = ['react', 'react-dom', 'fastify', '@fastify/http-proxy'];

const externalPackages = ({ request }, callback) =>
  externals.some((name) => request === name || request?.startsWith(`${name}/`))
    ? callback(null, `commonjs ${request}`)
    : callback();

const externalShared = ({ request }, callback) =>
  request && request in sharedModules ? callback(null, `commonjs ${request}`) : callback();

const base = ({ name, mode, contract }) => {
  const common = commonConfig({ name, mode, target: 'server' });
  return {
    ...common,
    target: 'node20',
    output: {
      path: path.join(appFolder(name), 'dist/server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    plugins: [...common.plugins, new ContractPlugin({ file: 'contract.json', contract })],
    // One file for each entry.
    module: { ...common.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
  };
};

/** Server build of a remote's pages and fragments: one file that imports only the packages shared by the shell. */
export const remoteServerConfig = (options) => ({
  ...base(options),
  entry: { routes: serverEntry(options.name) },
  externals: [externalShared],
});

/** Build of the gateway. */
export const gatewayConfig = (options) => ({
  ...base(options),
  // Two threads, one serves and one renders, and the command line of releases.
  entry: {
    gateway: './src/server/main.ts',
    renderer: './src/server/render-worker.ts',
    release: './src/server/release/main.ts',
  },
  externals: [externalPackages],
});
