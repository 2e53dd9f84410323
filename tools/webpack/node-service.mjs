import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './apps.mjs';

const require = createRequire(import.meta.url);

/** A Node service of ours (the api): one CommonJS file an entry, packages from the registry outside. */
export function nodeServiceConfig({ folder, entry, mode }) {
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
    externals: [
      ({ request }, callback) =>
        request &&
        !request.startsWith('.') &&
        !path.isAbsolute(request) &&
        !request.startsWith('@shop/')
          ? callback(null, `commonjs ${request}`)
          : callback(),
    ],
    node: { __dirname: false, __filename: false },
    optimization: { minimize: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: `${folder}-${mode}`,
    },
    stats: 'errors-warnings',
  };
}
