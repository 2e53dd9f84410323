/**
 * Adds the source text of a design reference example as `source`, so that the copied code equals
 * the running code.
 */
module.exports = function exampleLoader(code) {
  return `${code}\nexport const source = ${JSON.stringify(code.trim())};\n`;
};
