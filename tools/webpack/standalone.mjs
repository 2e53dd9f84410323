import path from 'node:path';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { appFolder, root } from './apps.mjs';
import { commonConfig, oldestBrowsers } from './common.mjs';
import { withRefresh } from './refresh.mjs';

/** Writes the HTML page of the stand-alone build. */
class PagePlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'PagePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = compilation.entrypoints
            .get('main')
            .getFiles()
            .filter((file) => !compilation.getAsset(file).info.hotModuleReplacement);
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
 * @param hot for a development server that applies edits to open pages
 * @param folder the sources of the remote
 */
export function standaloneConfig({ name, mode, hot = false, folder = appFolder(name) }) {
  const common = commonConfig({ name, mode, target: 'client', hot });
  // An edit replaces a style sheet under its name, so no content is in the name.
  const file = hot ? 's/[name]' : 's/[name].[contenthash:8]';
  const config = {
    ...common,
    name: `${name}:standalone`,
    target: `browserslist:${oldestBrowsers.join(', ')}`,
    entry: { main: path.join(root, 'shared/src/testing/standalone.tsx') },
    resolve: {
      ...common.resolve,
      alias: {
        '@remote/routes': path.join(folder, 'src/remote/routes.tsx'),
        '@remote/paths': path.join(folder, 'src/remote/paths.json'),
      },
    },
    output: {
      path: path.join(appFolder(name), 'dist/standalone'),
      publicPath: '/',
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      assetModuleFilename: 's/[name].[contenthash:8][ext]',
      uniqueName: `standalone_${name}`,
      clean: true,
    },
    optimization: { ...common.optimization, chunkIds: 'named' },
    plugins: [
      ...common.plugins,
      new MiniCssExtractPlugin({
        filename: `${file}.css`,
        chunkFilename: `${file}.css`,
        ignoreOrder: true,
      }),
      new webpack.DefinePlugin({ __STANDALONE__: 'true' }),
      new PagePlugin(),
    ],
    // The stored cache has resolved paths of the usual folder, so sources of another folder are built without it.
    cache:
      folder === appFolder(name)
        ? { ...common.cache, name: `${name}-standalone-${mode}${hot ? '-hot' : ''}` }
        : { type: 'memory' },
  };
  return hot ? withRefresh(config) : config;
}
