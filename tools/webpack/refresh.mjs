import { fileURLToPath } from 'node:url';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';

const fileOf = (name) => fileURLToPath(new URL(name, import.meta.url));

const pageRule = {
  test: /\.page\.tsx$/,
  enforce: 'post',
  use: fileOf('./refresh-page-loader.cjs'),
};

/** The overlay of the development server shows build errors. */
const reactRefresh = () =>
  new ReactRefreshPlugin({
    exclude: /node_modules|tools[\\/]webpack/,
    overlay: { entry: false, module: fileOf('./refresh-errors.mjs'), sockIntegration: false },
  });

/** A configuration whose components keep their state on an edit, under a server with hot updates. */
export const withRefresh = (config) => ({
  ...config,
  // The quickest to make that names lines of the sources.
  devtool: 'eval-cheap-module-source-map',
  module: { ...config.module, rules: [...config.module.rules, pageRule] },
  plugins: [...config.plugins, reactRefresh()],
});
