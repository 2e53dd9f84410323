import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { create } from 'tar';
import { nodeServiceConfig } from '../webpack/node-service.mjs';
import { compile } from './compile.mjs';

export const hashOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Compiles wrapper.ts in a folder of scratch files. @returns its text, which needs a pin */
export async function buildWrapper(folder) {
  const entry = { kit: './kit/wrapper.ts' };
  const config = nodeServiceConfig({ folder: 'tools', entry, mode: 'production' });
  await compile({
    ...config,
    name: 'kit',
    devtool: false,
    output: { ...config.output, path: folder, clean: false },
    cache: { ...config.cache, name: 'kit' },
  });
  return fs.readFileSync(path.join(folder, 'kit.cjs'), 'utf8');
}

const namesBelow = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

/** The same bytes for the same files, because the hash of the archive is the kit's version. */
async function pack(folder) {
  const chunks = [];
  const settings = { cwd: folder, gzip: { level: 9 }, portable: true, mtime: new Date(0) };
  for await (const chunk of create(settings, namesBelow(folder))) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Packs a folder as a kit: the archive, and the kit.cjs that names it by its version and its whole hash.
 * @returns version, and the files by name
 */
export async function packKit(folder, wrapper) {
  const archive = await pack(folder);
  const version = createHash('sha256').update(archive).digest('hex').slice(0, 12);
  const pin = JSON.stringify({ version, integrity: hashOf(archive) });
  const files = {
    'kit.tgz': archive,
    'kit.cjs': Buffer.from(`const KIT = ${pin};\n${wrapper}`),
  };
  return { version, files };
}
