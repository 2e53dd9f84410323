const componentLevel = require('./component-level.cjs');

/**
 * Wraps a style sheet in its cascade layer, so that no rule overrides another team's: global styles
 * below the design system, the design system below an app's features, features below its pages, and
 * within the design system a component below those that use it. Each styles what it shows, whatever
 * the order in which their chunks arrive.
 */
const LEVELS = 6;
const shared = Array.from({ length: LEVELS }, (_, level) => `shared.l${level}`);
const LAYERS = ['base', ...shared, 'app.features', 'app.pages'];
const ORDER = `@layer ${LAYERS.join(', ')};`;

function sharedLayer(file) {
  // What is no component uses components.
  const level = componentLevel(file) ?? LEVELS - 1;
  if (level >= LEVELS)
    throw new Error(`${file} stands on ${level} levels of components; raise LEVELS.`);
  return shared[level];
}

const layerOf = (file) => {
  if (file.endsWith('.global.css')) return 'base';
  if (/[\\/]shared[\\/]src[\\/]/.test(file)) return sharedLayer(file);
  return /[\\/]src[\\/]features[\\/]/.test(file) ? 'app.features' : 'app.pages';
};

module.exports = function layerLoader(source) {
  return `${ORDER}\n@layer ${layerOf(this.resourcePath)} {\n${source}\n}`;
};

module.exports.LAYERS = LAYERS;
