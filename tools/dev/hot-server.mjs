import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { say } from '../start/say.mjs';
import { standaloneConfig } from '../webpack/standalone.mjs';
import { watchOptions } from './watch-options.mjs';

/**
 * The api compares the host with Origin. The address of the client is not sent: a sandbox refuses requests
 * that name one, because they may come from another machine.
 */
function forwardHost(proxyRequest, { headers }) {
  proxyRequest.setHeader('x-forwarded-host', headers.host);
  proxyRequest.setHeader('x-forwarded-proto', 'http');
}

const optionsFor = ({ port, apiUrl }) => ({
  host: '127.0.0.1',
  port,
  // Reloads the page when an edit cannot be applied.
  hot: true,
  static: false,
  historyApiFallback: { disableDotRule: true },
  // Events of the api must not wait in a compressor.
  compress: false,
  proxy: [{ context: ['/api/', '/images/'], target: apiUrl, onProxyReq: forwardHost }],
  client: {
    // The host and port of the page.
    webSocketURL: 'auto://0.0.0.0:0/ws',
    logging: 'warn',
    // The page shows failures at run time itself.
    overlay: { errors: true, warnings: false, runtimeErrors: false },
  },
  setupExitSignals: false,
});

/**
 * Serves the stand-alone build of a remote from memory and applies edits to open pages.
 * @param folder the sources of the remote: by default, its folder in this checkout
 * @returns the server, after the first build
 */
export async function startHotServer({ name, folder, port, apiUrl }) {
  const compiler = webpack({
    ...standaloneConfig({ name, folder, mode: 'development', hot: true }),
    watchOptions,
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-only',
  });
  const server = new WebpackDevServer(optionsFor({ port, apiUrl }), compiler);
  await server.start();
  await new Promise((resolve) => server.middleware.waitUntilValid(resolve));
  // Open pages never get a broken build, so the edit that mends it is applied to the last good one.
  new webpack.NoEmitOnErrorsPlugin().apply(compiler);
  compiler.hooks.done.tap('dev', (stats) => !stats.hasErrors() && say(`↻ ${name}`));
  return server;
}
