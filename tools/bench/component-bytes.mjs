import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack from 'webpack';
import { root } from '../webpack/apps.mjs';
import { commonConfig } from '../webpack/common.mjs';
import { table } from './table.mjs';

/**
 * Measures each family of the design system alone (brotli), with its dependencies in the design
 * system but without what the shell provides (React, the router, shared/app). Prints a table.
 */

const README = path.join(root, 'shared/src/ui/README.md');

/** Families and components of each row of the README's table. */
const families = () =>
  [...fs.readFileSync(README, 'utf8').matchAll(/^\| ([a-z ]+?) +\| (.+?) +\|$/gm)].map(
    ([, name, parts]) => ({ name, parts: parts.match(/\b[A-Z][A-Za-z]+\b/g) ?? [] }),
  );

// The prefix avoids clashes with the names of lazy chunks.
const slug = (name) => `family-${name.replaceAll(' ', '-')}`;
const isProvided = /^(react|react-dom|react\/jsx-runtime|@shop\/shared\/(app|contracts|domain))$/;

function configOf(list, folder) {
  const common = commonConfig({ name: 'shell', mode: 'production', target: 'client' });
  const entry = Object.fromEntries(
    list.map(({ name, parts }) => {
      const file = path.join(folder, `${slug(name)}.js`);
      const ui = path.join(root, 'shared/src/ui/index.ts');
      fs.writeFileSync(file, `export { ${parts.join(', ')} } from ${JSON.stringify(ui)};\n`);
      return [slug(name), file];
    }),
  );
  return {
    ...common,
    target: ['web', 'es2022'],
    cache: false,
    entry,
    externals: [({ request }, done) => (isProvided.test(request) ? done(null, request) : done())],
    externalsType: 'module',
    experiments: { outputModule: true },
    output: {
      path: path.join(folder, 'out'),
      filename: '[name].js',
      chunkFilename: '[name].part.js',
      library: { type: 'module' },
    },
    plugins: [...common.plugins, new MiniCssExtractPlugin({ filename: '[name].css' })],
  };
}

const kb = (file) =>
  fs.existsSync(file)
    ? (zlib.brotliCompressSync(fs.readFileSync(file)).length / 1000).toFixed(1)
    : '0.0';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'component-bytes-'));
const list = families();
webpack(configOf(list, folder)).run((error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'));
  const out = path.join(folder, 'out');
  const rows = list.map(({ name, parts }) => [
    name,
    parts.length,
    kb(path.join(out, `${slug(name)}.js`)),
    kb(path.join(out, `${slug(name)}.css`)),
  ]);
  console.log(table(['family', 'parts', 'JavaScript, KB', 'CSS, KB'], rows));
  fs.rmSync(folder, { recursive: true });
});
