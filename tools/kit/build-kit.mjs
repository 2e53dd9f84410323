import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from '../build/build.mjs';
import { writeStamp } from '../build/stamp.mjs';
import { root } from '../webpack/apps.mjs';
import { readContract } from '../webpack/contract.mjs';
import { nodeServiceConfig } from '../webpack/node-service.mjs';
import { remoteRequires } from '../webpack/release-plugin.mjs';
import { services } from '../webpack/services.mjs';
import { buildWrapper, hashOf, packKit } from './build-wrapper.mjs';
import { compile } from './compile.mjs';
import { kitDocuments, kitFiles, kitIgnored, kitPackage } from './kit-files.mjs';

const dist = path.join(root, 'tools/kit/dist');

/** The command line of releases with all its packages: they are not installed with the kit. */
function buildCommandLine(folder) {
  const config = nodeServiceConfig({ ...services.releases, mode: 'production' });
  return compile({
    ...config,
    output: { ...config.output, path: folder },
    devtool: false,
    externals: [],
    // One file, whatever is loaded on demand in it.
    module: { ...config.module, parser: { javascript: { dynamicImportMode: 'eager' } } },
    // A cache of earlier sources changes the order of modules, and with it the kit's version.
    cache: false,
  });
}

/** Collects the files of the kit in a folder. */
function collect(folder) {
  const files = [...kitFiles().map((file) => [file, file]), ...kitDocuments()];
  for (const [file, to] of files) {
    fs.mkdirSync(path.dirname(path.join(folder, to)), { recursive: true });
    fs.copyFileSync(path.join(root, file), path.join(folder, to));
  }
  const write = (name, text) => fs.writeFileSync(path.join(folder, name), `${text}\n`);
  write('package.json', JSON.stringify(kitPackage(), null, 2));
  write('.gitignore', kitIgnored([...files.map(([, to]) => to), 'package.json']));
}

const versionOfShared = () =>
  JSON.parse(fs.readFileSync(path.join(root, 'shared/package.json'), 'utf8')).version;

function writeRelease({ version, files }, calls) {
  const release = {
    name: 'kit',
    buildId: version,
    publicPath: `/assets/kit/${version}/`,
    chunks: {},
    files: Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, hashOf(bytes)])),
    provides: { '@shop/shared': versionOfShared() },
    // What a remote that is built with it needs of the shell and, in contract.json, of the api.
    requires: remoteRequires,
    prefixes: [],
  };
  fs.rmSync(dist, { recursive: true, force: true });
  fs.mkdirSync(path.join(dist, 'client'), { recursive: true });
  for (const [name, bytes] of Object.entries(files))
    fs.writeFileSync(path.join(dist, 'client', name), bytes);
  fs.writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release, null, 1));
  fs.writeFileSync(path.join(dist, 'contract.json'), JSON.stringify({ calls }));
  writeStamp(dist, version);
}

/** Packs the kit of this checkout into tools/kit/dist, in the form of a release. */
export async function buildKit() {
  await build({ only: ['api'] });
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-kit-'));
  try {
    const folder = path.join(scratch, 'kit');
    await buildCommandLine(path.join(folder, 'tools/release/dist'));
    collect(folder);
    const wrapper = await buildWrapper(scratch);
    const { calls } = await readContract();
    writeRelease(await packKit(folder, wrapper), calls);
  } finally {
    fs.rmSync(scratch, { recursive: true });
  }
}
