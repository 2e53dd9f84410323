/**
 * Wraps a style sheet in its cascade layer, so that no rule overrides another team's: global styles
 * below the design system, the design system below the pages of an app.
 */
const ORDER = '@layer base, shared, app;';

const layerOf = (file) => {
  if (file.endsWith('.global.css')) return 'base';
  return /[\\/]shared[\\/]src[\\/]/.test(file) ? 'shared' : 'app';
};

module.exports = function layerLoader(source) {
  return `${ORDER}\n@layer ${layerOf(this.resourcePath)} {\n${source}\n}`;
};
