import path from 'node:path';
import { appFolder, sharedModules } from './apps.mjs';
import { commonConfig } from './common.mjs';
import { ContractPlugin } from './contract-plugin.mjs';
import { serverEntry } from './fragments.mjs';

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
const remoteServerConfig = (options) => ({
  ...base(options),
  entry: { routes: serverEntry(options.name) },
  externals: [externalShared],
});

/** Server build of the shell: one file, with the modules that it shares with the remotes. */
const shellServerConfig = (options) => ({
  ...base(options),
  entry: { shell: './src/server/index.ts' },
});

/** The server build of an app. */
export const serverConfig = (options) =>
  options.name === 'shell' ? shellServerConfig(options) : remoteServerConfig(options);
