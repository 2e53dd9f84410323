const { TestEnvironment } = require('jest-environment-jsdom');

/** Adds Node globals that jsdom lacks and our packages use. */
module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      TextEncoder,
      TextDecoder,
      Request,
      Response,
      Headers,
      fetch,
      AbortController,
      AbortSignal,
      structuredClone,
    });
  }
};
