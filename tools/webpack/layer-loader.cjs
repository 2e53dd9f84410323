/** Wraps a CSS Module in its cascade layer, so that no team's rule can beat another's by accident. */
module.exports = function layerLoader(source) {
  const layer = /[\\/]shared[\\/]src[\\/]/.test(this.resourcePath) ? 'shared' : 'app';
  return `@layer ${layer} {\n${source}\n}`;
};
