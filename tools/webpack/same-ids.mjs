const FEDERATION_ENTRY = /[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js$/;

/** The modules whose ids webpack would derive from the place of the checkout, by what they are. */
const idOf = (module) => {
  if (module.constructor.name === 'ContainerEntryModule') return 1;
  return FEDERATION_ENTRY.test(module.nameForCondition() ?? '') ? 2 : undefined;
};

/**
 * Gives the two modules that the federation plugin makes fixed ids. It names their file by a hash of
 * absolute paths, so a build of the same sources in another folder would have other bytes.
 */
export class SameIdsPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('SameIdsPlugin', (compilation) =>
      compilation.hooks.moduleIds.tap({ name: 'SameIdsPlugin', stage: -10 }, (modules) => {
        for (const module of modules) {
          const id = idOf(module);
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id);
        }
      }),
    );
  }
}
