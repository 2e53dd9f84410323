import { promisify } from 'node:util';
import webpack from 'webpack';

/** @throws what webpack reports */
export async function compile(config) {
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  // Closing the compiler writes its file cache.
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
}
