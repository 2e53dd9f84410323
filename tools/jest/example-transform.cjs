const { createTransformer } = require('@swc/jest');
const withSource = require('../webpack/example-loader.cjs');

/** Adds the source text to design reference examples, as the build does. */
module.exports = {
  createTransformer: (options) => {
    const swc = createTransformer(options);
    return {
      ...swc,
      process: (code, file, ...rest) => swc.process(withSource(code), file, ...rest),
    };
  },
};
