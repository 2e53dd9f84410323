import { createRequire } from 'node:module';
import vm from 'node:vm';
import { build } from 'esbuild';
import { root } from './apps.mjs';

/** Bundles a file outside of webpack. @returns its text, that of its style sheets, and the files in them */
export async function bundle(file, options) {
  const { outputFiles, metafile } = await build({
    entryPoints: [file],
    absWorkingDir: root,
    outdir: root,
    bundle: true,
    write: false,
    metafile: true,
    charset: 'utf8',
    ...options,
  });
  const textOf = (extension) =>
    outputFiles.find((output) => output.path.endsWith(extension))?.text.trim() ?? '';
  return { text: textOf('.js'), styles: textOf('.css'), inputs: Object.keys(metafile.inputs) };
}

/** Runs a module. @returns its exports, the text of its style sheets, and the files that it was made from */
export async function runModule(file) {
  const { text, styles, inputs } = await bundle(file, {
    format: 'cjs',
    platform: 'node',
    minifySyntax: true,
    minifyWhitespace: true,
  });
  const module = { exports: {} };
  vm.compileFunction(text, ['module', 'exports', 'require'])(
    module,
    module.exports,
    createRequire(import.meta.url),
  );
  return { exports: module.exports, styles, inputs };
}
