import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { appFolder, root } from './apps.mjs';
import { commonConfig } from './common.mjs';

/** Writes the HTML page of the stand-alone build. */
class PagePlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PagePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints.get('main').getFiles();
          const tags = files.map((file) =>
            file.endsWith('.css')
              ? `<link rel="stylesheet" href="/${file}">`
              : `<script defer src="/${file}"></script>`,
          );
          const html = `<!doctype html><html lang="ko" data-mode="card"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>stand-alone</title><link rel="icon" href="data:,">${tags.join('')}</head><body></body></html>`;
          compilation.emitAsset('index.html', new sources.RawSource(html));
        },
      );
    });
  }
}

/**
 * Config of a remote in the minimal frame with everything bundled, for development and its
 * journeys.
 */
export function standaloneConfig({ name, mode, hot = false }) {
  const common = commonConfig({ name, mode, target: 'client', hot });
  return {
    ...common,
    name: `${name}:standalone`,
    target: ['web', 'es2022'],
    entry: { main: path.join(root, 'shared/src/testing/standalone.tsx') },
    resolve: {
      ...common.resolve,
      alias: {
        '@remote/routes': path.join(appFolder(name), 'src/remote/routes.tsx'),
        '@remote/paths': path.join(appFolder(name), 'src/remote/paths.json'),
      },
    },
    output: {
      path: path.join(appFolder(name), 'dist/standalone'),
      publicPath: '/',
      filename: 's/[name].[contenthash:8].js',
      chunkFilename: 's/[name].[contenthash:8].js',
      assetModuleFilename: 's/[name].[contenthash:8][ext]',
      uniqueName: `standalone_${name}`,
      clean: true,
    },
    optimization: { ...common.optimization, chunkIds: 'named' },
    plugins: [
      ...common.plugins,
      new MiniCssExtractPlugin({
        filename: 's/[name].[contenthash:8].css',
        chunkFilename: 's/[name].[contenthash:8].css',
        ignoreOrder: true,
      }),
      new webpack.DefinePlugin({ __STANDALONE__: 'true' }),
      new PagePlugin(),
    ],
    cache: { ...common.cache, name: `${name}-standalone-${mode}` },
  };
}
