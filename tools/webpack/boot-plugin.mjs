import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { build } from 'esbuild';
import { root } from './apps.mjs';

const folder = path.join(root, 'shell/src/boot');

/** What `shell/src/boot` exports, and the files that it was made from. */
async function readBoot() {
  const { outputFiles, metafile } = await build({
    entryPoints: [path.join(folder, 'index.ts')],
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    format: 'cjs',
    platform: 'node',
  });
  const module = { exports: {} };
  vm.compileFunction(outputFiles[0].text, ['module', 'exports', 'require'])(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return { ...module.exports, inputs: Object.keys(metafile.inputs) };
}

/**
 * Emits the file that starts a document's scripts, and gives `ReleasePlugin` what documents of this shell
 * contain before them (`BootFiles`).
 */
export class BootPlugin {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    let made;
    compiler.hooks.beforeCompile.tapPromise('BootPlugin', async () => {
      made = await readBoot();
    });
    compiler.hooks.thisCompilation.tap('BootPlugin', (compilation) => {
      const { boot, startScript, inputs } = made;
      for (const file of inputs) compilation.fileDependencies.add(path.join(root, file));
      const hash = createHash('sha256').update(startScript).digest('hex').slice(0, 10);
      const startFile = `start.${hash}.js`;
      this.boot = { ...boot, startFile };
      compilation.hooks.processAssets.tap(
        { name: 'BootPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        // It is as small as it gets: a minifier would only change its hash.
        () =>
          compilation.emitAsset(startFile, new sources.RawSource(startScript), { minimized: true }),
      );
    });
  }
}
