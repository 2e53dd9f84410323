import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { writeStamp } from '../build/stamp.mjs';
import { appFolder, apps } from '../webpack/apps.mjs';

/** Matches the prefix of the remote's classes and animations: a name from webpack has six more characters. */
const ownNames = (name) =>
  new RegExp(`(?<![\\w-])${apps[name].prefix}-(?=[\\w-]{6}(?![\\w-]))`, 'g');

const containerOf = (name) => `__mfe_${name.replaceAll('-', '_')}`;
/** The global list to which the chunks of a remote add their modules. */
const chunksOf = (name) => `webpackChunk${containerOf(name).replace('__', '_')}`;
const hashOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
const isText = (file) => /\.(js|cjs|css)$/.test(file);

/** Changes the names of a remote's globals, classes and animations. */
const renamed = (text, name, as) =>
  text
    .replaceAll(containerOf(name), containerOf(as))
    .replaceAll(chunksOf(name), chunksOf(as))
    .replaceAll(ownNames(name), `${as}-`);

/**
 * Makes another build of a remote, or of the shell, out of the one in the checkout, faster than webpack does: other
 * texts, another id, and hashes that fit.
 * @param to the new build's folder
 * @param edit gets the text and the name of a file, and returns the new text
 */
export function writeOtherBuild(name, to, buildId, { edit, prefixes = [], as = name }) {
  const isRenamed = as !== name;
  const publicPath = `/assets/${as}/${buildId}/`;
  const from = path.join(appFolder(name), 'dist');
  const read = (file) => fs.readFileSync(path.join(from, file));
  const built = JSON.parse(read('release.json').toString('utf8'));
  const files = {};
  for (const part of ['client', 'server']) {
    fs.mkdirSync(path.join(to, part), { recursive: true });
    for (const file of fs.readdirSync(path.join(from, part))) {
      if (file.endsWith('.br')) continue;
      const bytes = read(path.join(part, file));
      const text = () => {
        const moved = bytes.toString('utf8').replaceAll(built.publicPath, publicPath);
        return edit(isRenamed ? renamed(moved, name, as) : moved, file);
      };
      const edited = isText(file) ? Buffer.from(text()) : bytes;
      const written = path.join(to, part, file);
      fs.writeFileSync(written, edited);
      if (part === 'server') continue;
      if (isText(file)) fs.writeFileSync(`${written}.br`, zlib.brotliCompressSync(edited));
      if (file in built.files) files[file] = hashOf(edited);
    }
  }
  const release = {
    ...built,
    name: as,
    buildId,
    container: isRenamed ? containerOf(as) : built.container,
    publicPath,
    files,
    // The shell declares none.
    prefixes: isRenamed ? prefixes : built.prefixes && [...built.prefixes, ...prefixes],
  };
  fs.writeFileSync(path.join(to, 'release.json'), JSON.stringify(release));
  fs.writeFileSync(path.join(to, 'contract.json'), read('contract.json'));
  writeStamp(to, buildId);
}
