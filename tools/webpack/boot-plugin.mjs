import { createHash } from 'node:crypto';
import path from 'node:path';
import { root } from './apps.mjs';
import { bundle, runModule } from './bundle.mjs';

const fileOf = (entry) => path.join(root, 'shell/src/boot', `${entry}.ts`);

/** Older than what the client needs, so that they say in an old browser that its buttons do nothing. */
const TARGET = 'es2020';

/** Older browsers have no `globalThis`. */
const define = { globalThis: 'self' };

const options = { format: 'iife', platform: 'browser', minify: true, target: TARGET, define };
const compileScript = (entry) => bundle(fileOf(entry), options);

/** What documents of this shell contain, the text of its start file, and the files that they were made from. */
async function makeBoot() {
  // `index.ts` exports data of a document that are no scripts.
  const [data, ...scripts] = await Promise.all([
    runModule(fileOf('index')),
    ...['head', 'starter', 'live-reload', 'start'].map(compileScript),
  ]);
  const [head, starter, liveReload, start] = scripts.map(({ text }) => text);
  return {
    boot: { ...data.exports.bootData, head, starter, liveReload },
    start,
    inputs: [data, ...scripts].flatMap(({ inputs }) => inputs),
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
