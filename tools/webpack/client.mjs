import path from 'node:path';
import zlib from 'node:zlib';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CompressionPlugin from 'compression-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { appFolder, apps, lazySharedModules, root, sharedModules } from './apps.mjs';
import { BootPlugin } from './boot-plugin.mjs';
import { commonConfig, oldestBrowsers } from './common.mjs';
import { ContractPlugin } from './contract-plugin.mjs';
import { exposedFragments, offeredFragments } from './fragments.mjs';
import { ReleasePlugin } from './release-plugin.mjs';
import { SameIdsPlugin } from './same-ids.mjs';

/** @param file source file that the shell provides; absent: the file that the name of the module resolves to */
const sharedModule = (isShell, version, file) => ({
  singleton: true,
  strictVersion: true,
  requiredVersion: `^${version}`,
  version,
  import: isShell ? file && path.join(root, 'shared/src', file) : false,
});

const shared = (isShell) =>
  Object.fromEntries([
    ...Object.entries(sharedModules).map(([key, version]) => [key, sharedModule(isShell, version)]),
    ...Object.entries(lazySharedModules).map(([key, { version, file }]) => [
      key,
      sharedModule(isShell, version, file),
    ]),
  ]);

const federation = (name) => {
  const isShell = name === 'shell';
  return new ModuleFederationPlugin({
    name: isShell ? '__shell' : apps[name].container,
    ...(isShell
      ? { remotes: {} }
      : {
          filename: 'entry.[contenthash:10].js',
          exposes: {
            './routes': { import: './src/remote/routes.tsx', name: 'routes' },
            // Pages that this remote adds to the design reference; the shell lists them.
            './markup': { import: './src/remote/markup.ts', name: 'markup' },
            ...exposedFragments(name),
          },
        }),
    shared: shared(isShell),
    shareStrategy: 'loaded-first',
    dts: false,
    // For devtools; the shop does not fetch it, because a page names each remote's entry.
    manifest: !isShell,
    dev: false,
    experiments: {
      asyncStartup: false,
      optimization: { target: 'web', disableSnapshot: true },
    },
  });
};

const replace = (modules, file) =>
  new webpack.NormalModuleReplacementPlugin(modules, path.join(root, 'tools/webpack', file));

/** A remote's entry uses the federation runtime that the shell has loaded. */
const runtimeOfShell = replace(
  /@module-federation\/webpack-bundler-runtime\/dist\/(bundler|index)\.js$/,
  'container-runtime.mjs',
);

const withoutUnusedFederation = replace(
  /@module-federation\/.+\/(SnapshotHandler|snapshot\/index|generate-preload-assets|preload|remotes)\.js$/,
  'unused-federation.mjs',
);

const brotli = new CompressionPlugin({
  algorithm: 'brotliCompress',
  filename: '[path][base].br',
  test: /\.(js|css|svg|json)$/,
  compressionOptions: { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 11 } },
  minRatio: 0.95,
  threshold: 200,
});

/**
 * True for the entry and the modules that the shell shares (chunks without a name). A named chunk
 * is a page or a lazy part and keeps the modules that only it needs.
 */
const isForFirstPage = (chunk) =>
  !chunk.canBeInitial() && (!chunk.name || chunk.name === 'bootstrap');

/**
 * Dependencies of all pages rarely change: a separate file keeps them cached across releases of the
 * shell.
 */
const shellSplit = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    framework: {
      name: 'framework',
      chunks: isForFirstPage,
      enforce: true,
      test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|@tanstack[\\/](query-core|react-query)|zustand|ky)[\\/]|shared[\\/]src[\\/](app|contracts)[\\/]/,
    },
  },
};

/** Pages of the design reference (`<remote>.markup…`) and what they load. */
const isForReference = ({ name }) => /(^|\.)markup/.test(name ?? '');

/**
 * A part that pages of a remote share is a file of its own only when it is large: small files compress
 * worse, and a page waits for each of them. What the design reference shows decides nothing for shoppers.
 */
const remoteSplit = {
  chunks: (chunk) => !chunk.canBeInitial() && !isForReference(chunk),
  minSize: 30_000,
};

/**
 * Browser build: a federation container (remote) or its host (shell).
 * @param contract the shapes of the contract (`readContract`)
 */
export function clientConfig({ name, mode, buildId, contract }) {
  const isShell = name === 'shell';
  const common = commonConfig({ name, mode, target: 'client' });
  const boot = isShell ? new BootPlugin() : undefined;
  return {
    ...common,
    target: `browserslist:${oldestBrowsers.join(', ')}`,
    // A remote has no entry; the federation plugin adds the container.
    entry: isShell ? { shell: './src/client/index.ts' } : {},
    output: {
      path: path.join(appFolder(name), 'dist/client'),
      publicPath: `/assets/${name}/${buildId}/`,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      uniqueName: isShell ? '__shell' : apps[name].container,
      crossOriginLoading: 'anonymous',
      clean: true,
    },
    optimization: {
      ...common.optimization,
      chunkIds: 'named',
      splitChunks: isShell ? shellSplit : remoteSplit,
    },
    plugins: [
      ...common.plugins,
      federation(name),
      new SameIdsPlugin(),
      ...(isShell ? [withoutUnusedFederation] : [runtimeOfShell]),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:10].css',
        chunkFilename: '[name].[contenthash:10].css',
        ignoreOrder: true,
      }),
      ...(boot ? [boot] : []),
      new ReleasePlugin({ name, buildId, boot }),
      new ContractPlugin({ file: '../contract.json', contract, offers: offeredFragments(name) }),
      ...(mode === 'production' ? [brotli] : []),
    ],
  };
}
