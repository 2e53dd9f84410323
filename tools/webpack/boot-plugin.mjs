import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import { root } from './apps.mjs';

const folder = path.join(root, 'shell/src/boot');

/** Older than what the client needs, so that they say in an old browser that its buttons do nothing. */
const TARGET = 'es2020';

async function bundle(entry, options) {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(folder, `${entry}.ts`)],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    charset: 'utf8',
    ...options,
  });
  return { text: outputFiles[0].text.trim(), inputs: Object.keys(metafile.inputs) };
}

/** Older browsers have no `globalThis`. */
const define = { globalThis: 'self' };

const compileScript = (entry) =>
  bundle(entry, { format: 'iife', platform: 'browser', minify: true, target: TARGET, define });

/** What `index.ts` exports: data of a document that are no scripts. */
async function readData() {
  const { text, inputs } = await bundle('index', { format: 'cjs', platform: 'node' });
  const module = { exports: {} };
  vm.compileFunction(text, ['module', 'exports', 'require'])(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return { data: module.exports.bootData, inputs };
}

/** What documents of this shell contain, the text of its start file, and the files that they were made from. */
async function makeBoot() {
  const [{ data, inputs }, ...scripts] = await Promise.all([
    readData(),
    ...['head', 'starter', 'live-reload', 'start'].map(compileScript),
  ]);
  const [head, starter, liveReload, start] = scripts.map(({ text }) => text);
  return {
    boot: { ...data, head, starter, liveReload },
    start,
    inputs: [inputs, ...scripts.map((script) => script.inputs)].flat(),
  };
}

/**
 * Compiles the scripts of a document before the client: emits the file that starts it, and gives `ReleasePlugin` what
 * documents of this shell contain before it (`BootFiles`).
 */
export class BootPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    let made;
    compiler.hooks.beforeCompile.tapPromise('BootPlugin', async () => {
      made = await makeBoot();
    });
    compiler.hooks.thisCompilation.tap('BootPlugin', (compilation) => {
      const { boot, start, inputs } = made;
      for (const file of inputs) compilation.fileDependencies.add(path.join(root, file));
      const hash = createHash('sha256').update(start).digest('hex').slice(0, 10);
      const startFile = `start.${hash}.js`;
      this.boot = { ...boot, startFile };
      compilation.hooks.processAssets.tap(
        { name: 'BootPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        // It is as small as it gets: a minifier would only change its hash.
        () => compilation.emitAsset(startFile, new sources.RawSource(start), { minimized: true }),
      );
    });
  }
}
