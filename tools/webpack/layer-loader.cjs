/**
 * Wraps a sheet in its cascade layer, so that no team's rule can beat another's by accident:
 * global sheets below the design system, the design system below an app's own pages.
 */
const ORDER = '@layer base, shared, app;';

const layerOf = (file) => {
  if (file.endsWith('.global.css')) return 'base';
  return /[\\/]shared[\\/]src[\\/]/.test(file) ? 'shared' : 'app';
};

module.exports = function layerLoader(source) {
  return `${ORDER}\n@layer ${layerOf(this.resourcePath)} {\n${source}\n}`;
};
