const { createTransformer } = require('@swc/jest');
const withSource = require('../webpack/example-loader.cjs');

/** Tests see an example of the design reference as the build makes it: with its own text. */
module.exports = {
  createTransformer: (options) => {
    const swc = createTransformer(options);
    return {
      ...swc,
      process: (code, file, ...rest) => swc.process(withSource(code), file, ...rest),
    };
  },
};
