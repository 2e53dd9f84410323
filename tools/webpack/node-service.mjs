import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './apps.mjs';

const require = createRequire(import.meta.url);

/**
 * Externalizes dependencies of the service itself. Dependencies of shared packages are bundled,
 * because they cannot be resolved from the service's folder.
 */
function externalDependencies(folder) {
  const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const outside = Object.keys(manifest.dependencies).filter((name) => !name.startsWith('@shop/'));
  return ({ request }, callback) =>
    outside.some((name) => request === name || request?.startsWith(`${name}/`))
      ? callback(null, `commonjs ${request}`)
      : callback();
}

/**
 * Config of a Node service (the api): one CommonJS file per entry and per named dynamic import,
 * with registry packages external.
 */
export function nodeServiceConfig({ folder, entry, mode, plugins = [] }) {
  const context = path.join(root, folder);
  return {
    name: folder,
    mode,
    context,
    target: 'node20',
    devtool: 'source-map',
    entry,
    output: {
      path: path.join(context, 'dist'),
      filename: '[name].cjs',
      chunkFilename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          use: {
            loader: require.resolve('swc-loader'),
            options: {
              jsc: {
                target: 'es2022',
                parser: { syntax: 'typescript', tsx: true },
                transform: { react: { runtime: 'automatic' } },
              },
            },
          },
        },
      ],
    },
    externals: [externalDependencies(context)],
    node: { __dirname: false, __filename: false },
    plugins,
    optimization: { minimize: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: `${folder}-${mode}`,
    },
    stats: 'errors-warnings',
  };
}
