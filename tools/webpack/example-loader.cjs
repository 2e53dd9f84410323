/**
 * An example of the design reference carries its own text, as `source`: what is shown to be copied
 * is what runs above it.
 */
module.exports = function exampleLoader(code) {
  return `${code}\nexport const source = ${JSON.stringify(code.trim())};\n`;
};
