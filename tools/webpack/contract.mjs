import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';
import { fingerprint } from '../build/fingerprint.mjs';
import { root } from './apps.mjs';
import { nodeServiceConfig } from './node-service.mjs';
import { readOwnContracts } from './own-contracts.mjs';

const require = createRequire(import.meta.url);
const sources = ['shared/src/contracts', 'shared/src/domain'];
const cacheFolder = path.join(root, '.cache/contract');

async function compileShapes() {
  const config = nodeServiceConfig({
    folder: 'shared',
    entry: { shapes: './src/contracts/shapes.ts' },
    mode: 'production',
  });
  const folder = fs.mkdtempSync(path.join(root, '.cache/contract-'));
  try {
    const output = { ...config.output, path: folder };
    // The file is run outside shared/, where its packages cannot be resolved.
    const compiler = webpack({ ...config, output, devtool: false, externals: [] });
    const stats = await promisify(compiler.run.bind(compiler))();
    await promisify(compiler.close.bind(compiler))();
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
    return require(path.join(folder, 'shapes.cjs')).shapesOfContract();
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/**
 * The shapes of calls, props of fragments and payloads of events (`shared/src/contracts/shapes.ts`),
 * described once for each state of the sources, and the declarations in the folders of remotes.
 */
export async function readContract() {
  const file = path.join(cacheFolder, `${fingerprint(sources)}.json`);
  if (!fs.existsSync(file)) {
    fs.mkdirSync(cacheFolder, { recursive: true });
    const text = JSON.stringify(await compileShapes());
    const written = `${file}.${process.pid}`;
    fs.writeFileSync(written, text);
    fs.renameSync(written, file);
  }
  const contract = JSON.parse(fs.readFileSync(file, 'utf8'));
  const own = readOwnContracts(root);
  return {
    ...contract,
    fragments: { ...own.fragments, ...contract.fragments },
    events: { ...own.events, ...contract.events },
  };
}
