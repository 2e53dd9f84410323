import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { FIRST_PAGE_KB, FRAGMENT_KB, REMOTE_KB } from '../verify/budgets.mjs';
import { appFolder, apps, lazySharedModules, root, sharedModules } from './apps.mjs';
import { readPlaceholders } from './placeholders.mjs';

/**
 * SHA-256, the shortest hash that browsers support: a page has one per script, and hashes do not
 * compress.
 */
const integrityOf = (source) => `sha256-${createHash('sha256').update(source).digest('base64')}`;
const isCode = (file) => /\.(js|css)$/.test(file) && !file.endsWith('.hot-update.js');

const federation = '@module-federation/enhanced';
const { version: federationVersion } = JSON.parse(
  fs.readFileSync(path.join(root, 'tools/node_modules', federation, 'package.json'), 'utf8'),
);

/** What the shell provides at run time; the remotes' entries use its federation runtime too. */
const lazyVersions = Object.fromEntries(
  Object.entries(lazySharedModules).map(([name, { version }]) => [name, version]),
);
const provided = { ...sharedModules, ...lazyVersions, [federation]: federationVersion };
/** What every remote needs of the shell. */
export const remoteRequires = Object.fromEntries(
  Object.entries(provided).map(([name, version]) => [name, `^${version}`]),
);
/** What the shell offers to remotes, and the most that their pages may weigh. */
const shellTerms = {
  provides: provided,
  requires: {},
  budgets: { firstPageKb: FIRST_PAGE_KB, remoteKb: REMOTE_KB, fragmentKb: FRAGMENT_KB },
};
const remoteTerms = { provides: {}, requires: remoteRequires };

/** The paths that a remote declares, with their marks (`shared/src/contracts/path-table.ts`). */
const pathsFile = (name) => path.join(appFolder(name), 'src/remote/paths.json');
const prefixesOf = (name) => JSON.parse(fs.readFileSync(pathsFile(name), 'utf8'));

/** The team that answers for an app, as its package.json names it. */
const packageFile = (name) => path.join(appFolder(name), 'package.json');
const ownerOf = (name) => JSON.parse(fs.readFileSync(packageFile(name), 'utf8')).owner;

/**
 * Writes `dist/release.json`, from which the gateway serves this build and links its files: entry,
 * files of each named chunk, the hash of every file, versions of shared packages, the team that owns it, the
 * fields of its cards, and a remote's paths and placeholders.
 */
export class ReleasePlugin {
  /** @param boot the shell's `BootPlugin` */
  constructor({ name, buildId, boot }) {
    this.name = name;
    this.buildId = buildId;
    this.boot = boot;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.beforeCompile.tapPromise('ReleasePlugin', async () => {
      this.placeholders = await readPlaceholders(this.name);
    });
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      for (const file of this.placeholders.inputs)
        compilation.fileDependencies.add(path.join(root, file));
      compilation.fileDependencies.add(packageFile(this.name));
      if (this.name !== 'shell') compilation.fileDependencies.add(pathsFile(this.name));
      compilation.hooks.processAssets.tap(
        { name: 'ReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () =>
          compilation.emitAsset('../release.json', new sources.RawSource(this.#json(compilation))),
      );
    });
  }

  /** Names of the libraries of the shell that the modules of a chunk use. */
  #librariesOf({ chunkGraph }, group) {
    const keys = group.chunks
      .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
      .filter(({ type }) => type === 'consume-shared-module')
      .map(({ options }) => options.shareKey);
    return [...new Set(keys)].filter((key) => key in lazySharedModules).sort();
  }

  /** Files of each library that this build provides; only the shell provides some. */
  #providedLibraries({ chunkGraph, modules }) {
    return [...modules]
      .filter(({ type, _name }) => type === 'provide-module' && _name in lazySharedModules)
      .map(({ _name, blocks: [block] }) => [
        _name,
        chunkGraph.getBlockChunkGroup(block).getFiles().filter(isCode),
      ]);
  }

  #json(compilation) {
    const chunks = Object.fromEntries(this.#providedLibraries(compilation));
    const libraries = {};
    for (const [name, group] of compilation.namedChunkGroups) {
      chunks[name] = group.getFiles().filter(isCode);
      const needed = this.#librariesOf(compilation, group);
      if (needed.length > 0) libraries[name] = needed;
    }
    const files = Object.fromEntries(
      compilation
        .getAssets()
        .filter(({ name }) => isCode(name))
        .map(({ name, source }) => [name, integrityOf(source.buffer())]),
    );
    const release = {
      name: this.name,
      buildId: this.buildId,
      owner: ownerOf(this.name),
      container: apps[this.name].container,
      publicPath: `/assets/${this.name}/${this.buildId}/`,
      entry: Object.keys(files).find(
        (file) => file.startsWith('entry.') && path.extname(file) === '.js',
      ),
      chunks,
      libraries,
      files,
      boot: this.boot?.boot,
      ...this.placeholders.fields,
      ...(this.name === 'shell' ? shellTerms : { ...remoteTerms, prefixes: prefixesOf(this.name) }),
    };
    return JSON.stringify(release, null, 1);
  }
}
