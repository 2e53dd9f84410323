import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import browserslist from 'browserslist';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import { browserslistToTargets } from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { appFolder, apps, root } from './apps.mjs';

const require = createRequire(import.meta.url);

/** The oldest browsers of the shop (package.json); syntax and prefixes follow from them. */
export const oldestBrowsers = browserslist(null, { path: root });

const isProduction = (mode) => mode === 'production';

const routerFolder = path.dirname(
  createRequire(
    fs.realpathSync(path.join(root, 'shared/node_modules/react-router-dom/package.json')),
  ).resolve('react-router/package.json'),
);

/**
 * The names of classes. Each app has its own prefix, so that styles of two teams cannot collide; the hash of the
 * file's place in the checkout and the name in it is the same in client and server build.
 */
const classNameOf = (prefix, mode) =>
  isProduction(mode) ? `${prefix}-[hash:base64:6]` : `${prefix}-[name]-[local]-[hash:base64:4]`;

function cssRules({ prefix, mode, target, hot }) {
  const reload = hot ? [require.resolve('./reload-styles-loader.cjs')] : [];
  const extract = target === 'client' ? [...reload, MiniCssExtractPlugin.loader] : [];
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: classNameOf(prefix, mode),
    localIdentContext: root,
    exportOnlyLocals: target === 'server',
  };
  return [
    {
      test: /\.module\.css$/,
      use: [
        ...extract,
        { loader: require.resolve('css-loader'), options: { modules, importLoaders: 1 } },
        require.resolve('./layer-loader.cjs'),
      ],
    },
    {
      test: /\.global\.css$/,
      sideEffects: true,
      use:
        target === 'client'
          ? [
              ...extract,
              {
                loader: require.resolve('css-loader'),
                options: { modules: false, importLoaders: 1 },
              },
              require.resolve('./layer-loader.cjs'),
            ]
          : [require.resolve('./empty-loader.cjs')],
    },
  ];
}

// A remote that is rebuilt in the shop runs on the shell's React, a production build, so its JSX must
// use the production runtime. Hot edits bring their own React, in its development build.
const scriptRule = (hot) => ({
  test: /\.tsx?$/,
  use: {
    loader: require.resolve('swc-loader'),
    options: {
      env: { targets: oldestBrowsers },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: {
          react: { runtime: 'automatic', development: hot, refresh: hot },
        },
      },
    },
  },
});

/**
 * The router's export map always selects its development build; the production build has no
 * warnings.
 */
const productionRouter = new webpack.NormalModuleReplacementPlugin(
  /^react-router(\/dom)?$/,
  (resource) => {
    const file = resource.request === 'react-router' ? 'index.mjs' : 'dom-export.mjs';
    resource.request = path.join(routerFolder, 'dist/production', file);
  },
);

const routerRule = {
  test: /\.mjs$/,
  include: path.join(routerFolder, 'dist/production'),
  use: require.resolve('./router-loader.cjs'),
};

/** Settings common to every build of every app. */
export function commonConfig({ name, mode, target, hot = false }) {
  const folder = appFolder(name);
  return {
    name: `${name}:${target}`,
    mode,
    context: folder,
    devtool: isProduction(mode) ? false : 'source-map',
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      conditionNames: ['import', 'module', 'require', '...'],
    },
    module: {
      rules: [
        scriptRule(hot),
        ...(isProduction(mode) ? [routerRule] : []),
        { test: /\.example\.tsx$/, enforce: 'pre', use: require.resolve('./example-loader.cjs') },
        ...cssRules({ prefix: apps[name].prefix, mode, target, hot }),
        { test: /\.(woff2|webp|svg)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      minimize: isProduction(mode) && target === 'client',
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          terserOptions: { compress: { passes: 4 }, mangle: true },
        }),
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: browserslistToTargets(oldestBrowsers) },
        }),
      ],
    },
    plugins: [...(isProduction(mode) ? [productionRouter] : [])],
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: `${name}-${target}-${mode}`,
      buildDependencies: { config: [path.join(root, 'tools/webpack')].map((p) => `${p}/`) },
    },
    performance: false,
    stats: 'errors-warnings',
  };
}
