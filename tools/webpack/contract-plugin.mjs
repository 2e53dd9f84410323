import path from 'node:path';
import { root, sharedModules } from './apps.mjs';

const contractFolder = path.join(root, 'shared/src/contracts');

/** The calls that an import of `goodsCalls` stands for: one, or the group when it is used as a whole. */
const callsOf = ([name, key], calls) => {
  const group = /^(\w+)Calls$/.exec(name ?? '')?.[1];
  if (!group) return [];
  return key ? [`${group}.${key}`] : Object.keys(calls).filter((id) => id.startsWith(`${group}.`));
};

/** Names in the text of a module, by what they are used for. They are literals: `ShopEvents`, `Fragments`. */
const patterns = {
  // `loadFragment('goods/coupons')`, and the value of a `FragmentUse`.
  fragments: /\b(?:loadFragment\(|name:)\s*["']([a-z][a-z0-9-]*\/[a-z0-9-]+)["']/g,
  sends: /\bevents\.emit\(\s*["']([\w:-]+)["']/g,
  hears: /\b(?:events\.on|useShopEvent)\(\s*["']([\w:-]+)["']/g,
};

/** Patterns for the session fields that the source of a module reads. */
const sessionPatterns = {
  names: /\{([^{}]*)\}\s*=\s*(?:useSession\(\)|(?:app\.)?session\b)/g,
  // Does not match within a string literal, such as "shop.session.changed".
  field:
    /(?:\bapp\.session|\buseApp\(\)\.session|\buseSession\(\)|(?<![\w.'"`])session)\??\.([A-Za-z_$][\w$]*)/g,
};

/** Parses a destructuring pattern: `isLoggedIn, memberType: type = '99'` contains two fields. */
const fieldsOf = (names) =>
  names
    .split(',')
    .map((name) => /^\s*([A-Za-z_$][\w$]*)/.exec(name)?.[1])
    .filter(Boolean);

const sessionFieldsIn = (text) => [
  ...[...text.matchAll(sessionPatterns.names)].flatMap(([, names]) => fieldsOf(names)),
  ...[...text.matchAll(sessionPatterns.field)].map(([, field]) => field),
];

/**
 * Adds the name that is imported from a shared package. Ignores imports of a whole package, and of a default export,
 * which CommonJS does not have.
 */
function addImport(dependency, moduleGraph, imports) {
  const { request } = dependency;
  const [name] = dependency.getIds(moduleGraph);
  if (!Object.hasOwn(sharedModules, request ?? '') || !name || name === 'default') return;
  imports[request] ??= new Set();
  imports[request].add(name);
}

/** Adds what the modules of a build use, before webpack joins them. */
function addUses(compilation, calls, uses) {
  const { moduleGraph, chunkGraph } = compilation;
  for (const module of compilation.modules) {
    if (chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    for (const dependency of module.dependencies) {
      if (dependency.constructor.name !== 'HarmonyImportSpecifierDependency') continue;
      // Not active: only code that was left out uses it.
      const connection = moduleGraph.getConnection(dependency);
      if (!connection?.isTargetActive(undefined)) continue;
      addImport(dependency, moduleGraph, uses.imports);
      if (!connection.module.resource?.startsWith(contractFolder)) continue;
      for (const id of callsOf(dependency.getIds(moduleGraph), calls)) uses.calls.add(id);
    }
    const text = String(module.originalSource?.()?.source() ?? '');
    for (const [kind, pattern] of Object.entries(patterns))
      for (const [, name] of text.matchAll(pattern)) uses[kind].add(name);
    for (const field of sessionFieldsIn(text)) uses.session.add(field);
  }
}

const pick = (shapes, names) =>
  Object.fromEntries(names.map((name) => [name, shapes[name]]).filter(([, shape]) => shape));

/**
 * Writes `contract.json`: the calls, fragments and events of a build, with the shapes it was built with, what it imports from the shared packages, and the fields of the session that it reads. The gate of releases compares it with the other builds.
 *
 * A call counts when code that is in the build names it (webpack knows `goodsCalls.detail` as an import
 * of two names). What a page does with the reply is not known, so all its fields count as read.
 */
export class ContractPlugin {
  /** @param file where, below the output; offers: fragments that the build offers; contract: all shapes */
  constructor({ file, contract, offers = [] }) {
    this.file = file;
    this.contract = contract;
    this.offers = offers;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      const sets = ['calls', 'fragments', 'sends', 'hears', 'session'];
      const uses = { ...Object.fromEntries(sets.map((kind) => [kind, new Set()])), imports: {} };
      compilation.hooks.afterOptimizeModules.tap('ContractPlugin', () =>
        addUses(compilation, this.contract.calls, uses),
      );
      compilation.hooks.processAssets.tap(
        { name: 'ContractPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => compilation.emitAsset(this.file, new sources.RawSource(this.#json(uses))),
      );
    });
  }

  #json(uses) {
    const sorted = (...sets) => [...new Set(sets.flatMap((names) => [...names]))].sort();
    const { calls, fragments, events } = this.contract;
    return JSON.stringify({
      calls: pick(calls, sorted(uses.calls)),
      fragments: { offers: sorted(this.offers), uses: sorted(uses.fragments) },
      events: { sends: sorted(uses.sends), hears: sorted(uses.hears) },
      props: pick(fragments, sorted(this.offers, uses.fragments)),
      payloads: pick(events, sorted(uses.sends, uses.hears)),
      imports: Object.fromEntries(
        Object.entries(uses.imports).map(([request, names]) => [request, sorted(names)]),
      ),
      session: sorted(uses.session),
    });
  }
}

/** Writes what the api serves, every call of the contract, in the form of a release. */
export class ServedContractPlugin {
  constructor({ buildId, calls }) {
    this.release = {
      name: 'api',
      buildId,
      publicPath: `/assets/api/${buildId}/`,
      chunks: {},
      files: {},
    };
    this.calls = calls;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const json = (value) => new sources.RawSource(JSON.stringify(value));
    const release = { ...this.release, provides: {}, requires: {}, prefixes: [] };
    compiler.hooks.thisCompilation.tap('ServedContractPlugin', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'ServedContractPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          compilation.emitAsset('release.json', json(release));
          compilation.emitAsset('contract.json', json({ serves: this.calls }));
        },
      ),
    );
  }
}
